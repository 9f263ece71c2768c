"""Processes for long computations, and how they are started and stopped."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def new_executor(workers: int, niceness: int) -> ProcessPoolExecutor:
    """Workers that leave the processor to more urgent processes: 19 is the lowest priority."""
    return ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_initialize_worker,
        initargs=(niceness,),
    )


def kill(executor: ProcessPoolExecutor) -> None:
    """Stop the workers at once, whatever they do."""
    for process in list((getattr(executor, "_processes", None) or {}).values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)


def _initialize_worker(niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    threading.Thread(target=_exit_with_server, daemon=True).start()


def _exit_with_server() -> None:
    """A server that is killed cannot stop its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)

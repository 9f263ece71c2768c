"""Recounts the `.perft` files and the moves of `moves.order`. Run it when a rule has changed.

    PYTHONPATH=tests .venv/bin/python tests/perft/recount.py

A count that changes is made by both engines, which must agree.
"""

from perft.test_perft import HERE, Block, blocks, naive_perft, perft
from properties.playing import texts


def recount(block: Block, depth: int, count: int) -> int:
    fast = perft(block.fast().state, depth)
    if fast != count:
        assert fast == naive_perft(block.slow(), depth), f"{block.id}, depth {depth}: the engines differ"
    return fast


def renew_line(block: Block, line: str) -> str:
    """A line of a block with the count or the moves of today."""
    if line.startswith("depth "):
        depth, count = line.removeprefix("depth ").split(": ")
        return f"depth {depth}: {recount(block, int(depth), int(count))}"
    return "order: " + "; ".join(texts(block.fast())) if line.startswith("order: ") else line


def main() -> None:
    for path in sorted((*HERE.glob("*.perft"), *HERE.glob("*.order"))):
        by_id = {block.id: block for block in blocks(path.name)}
        lines, block = [], Block({})
        for line in path.read_text("utf-8").splitlines():
            block = by_id[line.removeprefix("id: ")] if line.startswith("id: ") else block
            lines.append(renew_line(block, line))
        path.write_text("\n".join(lines) + "\n", "utf-8")
        print(path.name)


if __name__ == "__main__":
    main()

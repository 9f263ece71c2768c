### The lab: long work, the arena, its tables.

error-write = Cannot write { $file }: { $reason }.
error-work-lost = The process was lost { $times } times at the same work: { $task }. Something in it ends the process or uses up the memory.
error-journal-none = { $file } is no journal of OddVille. Name another file.
error-journal-other = { $file } is the journal of another job ({ $difference }). Name another file, or repeat the command it was made by.
error-journal-line = { $file }: line { $line } cannot be read. Take that line out, or name another file.
error-journal-busy = { $file } is in use by another run. Wait for it, or name another file.

lab-progress = { $title }: { NUMBER($done, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }, about { $left } left

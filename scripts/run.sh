#!/bin/sh
# Runs the compiled bot (`npm run compile`), as a process that signals reach, in little memory:
# - Painters take and give back blocks of all sizes. What lies in blocks of its own goes back to the system at once.
# - Canvases are such blocks, of up to 4 MB. In large pages (where Linux has them) they are handed out in few pieces.
# - A heap that may grow to gigabytes is seldom tidied. With 512 MB it is ten times as large as what hundreds of tables need.
# - A heap may have gaps and reserves. V8 keeps few of them when it is told to favour size.
# - Young objects die soon, however little room they have. Said after the favour of size, which would give them half as much.
# - One thread that tidies and compiles beside the others: on two cores, Node's four hold up whoever answers and whoever paints.
cd "$(dirname "$0")/.." || exit 1
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-32768}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
export GLIBC_TUNABLES="${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1}"
exec node --optimize-for-size --max-semi-space-size=2 --max-old-space-size=512 --v8-pool-size=1 build/main.js

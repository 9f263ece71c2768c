#!/bin/sh
# A bot in plain POSIX shell: the first move of the list that is no `return`, or the first of all.
while IFS= read -r line; do
    id=$(printf '%s\n' "$line" | sed 's/^{"id":\([0-9]*\),.*/\1/')
    case $line in
    *'"do":"think"'*)
        moves=$(printf '%s\n' "$line" | sed 's/.*"moves":\["//; s/"\].*//; s/","/\
/g')
        move=$(printf '%s\n' "$moves" | grep -v '^return ' | head -n 1)
        [ -n "$move" ] || move=$(printf '%s\n' "$moves" | head -n 1)
        printf '{"id":%s,"ok":true,"move":"%s"}\n' "$id" "$move" ;;
    *)
        printf '{"id":%s,"ok":true}\n' "$id" ;;
    esac
done

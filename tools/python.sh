# Sourced by ./run and ./test: sets $python to a Python that is new enough, or ends with the reason.
python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$candidate
        break
    fi
done
if [[ -z $python ]]; then
    found=$("${PYTHON:-python3}" --version 2>/dev/null || echo "none")
    echo "Barg needs Python 3.11 or newer (found: $found)." >&2
    echo "Install one, or name one: PYTHON=/path/to/python3 $0" >&2
    exit 1
fi

// Turns archives of Python sources into archives of Pyodide's bytecode:
// node scripts/bytecode.js '[["FROM.zip", "TO.zip"], …]' [what is left out …]
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const TOOL = fileURLToPath(new URL('../../tools/bytecode.py', import.meta.url));
const [archives, ...leftOut] = process.argv.slice(2);

const pyodide = await loadPyodide();
pyodide.runPython(readFileSync(TOOL, 'utf8'));
const convert = pyodide.globals.get('convert');
for (const [i, [from, to]] of JSON.parse(archives).entries()) {
  pyodide.mountNodeFS(`/from${i}`, dirname(from));
  pyodide.mountNodeFS(`/to${i}`, dirname(to));
  convert(`/from${i}/${basename(from)}`, `/to${i}/${basename(to)}`, pyodide.toPy(leftOut));
}

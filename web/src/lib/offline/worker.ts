/// <reference lib="webworker" />
// Runs the rules and the bots in Python, away from the page, and answers its questions in their order.
import type { loadPyodide } from 'pyodide';
import type { FromWorker, ToWorker } from './engine';

interface Desk {
  ask(text: string): string;
}

let desk: Promise<Desk> | null = null;

async function begin(python: string, pack: string): Promise<Desk> {
  const archive = fetch(pack);
  const address = `${python}pyodide.mjs`;
  const { loadPyodide: load } = (await import(/* @vite-ignore */ address)) as { loadPyodide: typeof loadPyodide };
  const pyodide = await load({ indexURL: python });
  const response = await archive;
  if (!response.ok) throw new Error(`${pack}: ${response.status}`);
  const folder = pyodide.runPython('import site; site.getsitepackages()[0]') as string;
  pyodide.unpackArchive(await response.arrayBuffer(), 'zip', { extractDir: folder });
  return pyodide.runPython('from barg.offline import Desk\nDesk()') as Desk;
}

async function answer(asked: ToWorker): Promise<FromWorker> {
  const { id } = asked;
  try {
    if ('python' in asked) {
      await (desk ??= begin(asked.python, asked.pack));
      return { id, text: '' };
    }
    if (!desk) throw new Error('nothing has begun');
    return { id, text: (await desk).ask(asked.text) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

addEventListener('message', async (event: MessageEvent<ToWorker>) => postMessage(await answer(event.data)));

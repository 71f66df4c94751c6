// Writes src/lib/protocol.ts from the server's types; with --check only says whether it is stale.
// The JSON Schema comes from `python -m barg.server.schema` (BARG_PYTHON names another Python).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const TARGET = path('../src/lib/protocol.ts');
const OWN_PYTHON = path('../../.venv/bin/python');
const PYTHON = process.env.BARG_PYTHON ?? (existsSync(OWN_PYTHON) ? OWN_PYTHON : 'python3');

/** Turns msgspec's schema into one whose types come out well in TypeScript. */
function prepare(schema) {
  const definitions = schema.$defs;
  for (const [name, definition] of Object.entries(definitions)) {
    if (!isWrittenByClients(name, definition)) definition.required = fieldsOf(definition);
    tidy(definition);
  }
  const names = Object.keys(definitions).sort();
  return {
    title: 'Protocol',
    type: 'object',
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: definitions,
  };
}

const fieldsOf = (definition) => Object.keys(definition.properties ?? {});

/** The server writes out every field; a client may leave out those with a default. */
const isWrittenByClients = (name, definition) =>
  definition.additionalProperties === false || name === 'CreateTable';

/** The unions of all messages and events, told apart by what only they have. */
function unions(definitions) {
  const tagged = Object.entries(definitions).filter(([, one]) => one.properties?.t);
  const mine = tagged.filter((one) => isWrittenByClients(...one));
  const theirs = tagged.filter((one) => !isWrittenByClients(...one));
  const isEvent = ([, one]) => 'seq' in one.properties;
  const union = (name, members) =>
    `export type ${name} =\n${members.map(([member]) => `  | ${member}`).join('\n')};\n`;
  return [
    union('ClientMessage', mine),
    union('Event', theirs.filter(isEvent)),
    union('ServerMessage', theirs.filter((one) => !isEvent(one))),
    union('OfflineAsk', Object.entries(definitions).filter(([, one]) => one.properties?.do)),
    union('OfflineAnswer', Object.entries(definitions).filter(([, one]) => one.properties?.is)),
  ].join('');
}

/** Ranges and defaults are the server's business. */
function tidy(node) {
  if (Array.isArray(node)) return node.forEach(tidy);
  if (node === null || typeof node !== 'object') return undefined;
  for (const limit of ['minimum', 'maximum', 'minLength', 'maxLength', 'default']) {
    if (typeof node[limit] !== 'object') delete node[limit];
  }
  if (node.type === 'object' && node.properties) {
    node.additionalProperties = false;
    delete node.title;
  }
  return Object.values(node).forEach(tidy);
}

async function generate() {
  const output = execFileSync(PYTHON, ['-m', 'barg.server.schema'], {
    encoding: 'utf8',
    env: { PYTHONPATH: path('../../src'), ...process.env },
  });
  const schema = JSON.parse(output);
  const messages = unions(schema.$defs);
  const banner = '// Generated from src/barg/server/protocol.py by `npm run protocol`. Do not edit.';
  const types = await compile(prepare(schema), 'Protocol', {
    bannerComment: banner,
    style: { singleQuote: true, printWidth: 100 },
  });
  return types + messages;
}

const text = await generate();
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, text);
} else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) {
  console.error('src/lib/protocol.ts is stale: run `npm run protocol` in web/');
  process.exit(1);
}

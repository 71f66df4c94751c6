import type {
  Analysis,
  AskHint,
  CheckRules,
  CreateTable,
  DeviceLink,
  GameInfo,
  Hint,
  Me,
  MyTable,
  Preferences,
  ReplayFault,
  Replayed,
  RulesChecked,
  TableCreated,
} from '../protocol';

/** An HTTP request that did not work; without a status the server could not be reached. */
export class ApiError extends Error {
  constructor(
    /** Why, and in an answer to a record also where. */
    readonly fault: ReplayFault,
    readonly status: number | null,
  ) {
    super(fault.reason.text);
  }

  get reason() {
    return this.fault.reason;
  }
}

const TIMEOUT_MS = 10_000;
const RECORD_TIMEOUT_MS = 60_000;
/** A busy machine thinks long. */
const HINT_TIMEOUT_MS = 25_000;

const call = async <T>(method: string, path: string, body?: unknown, timeout?: number): Promise<T> =>
  (await (await send(method, path, body === undefined ? undefined : JSON.stringify(body), timeout)).json()) as T;

/** With the text of a record, which the server takes its time to check. */
const withRecord = async <T>(path: string, text: string): Promise<T> =>
  (await (await send('POST', path, text, RECORD_TIMEOUT_MS)).json()) as T;

async function send(method: string, path: string, body?: string, timeout = TIMEOUT_MS): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError(faultOf('unreachable', 'The server cannot be reached.'), null);
  }
  if (!response.ok) throw new ApiError(await faultIn(response), response.status);
  return response;
}

const faultOf = (code: string, text: string): ReplayFault => ({
  reason: { code, text, params: {} },
  deal: null,
  action: null,
  text: null,
});

async function faultIn(response: Response): Promise<ReplayFault> {
  const unknown = faultOf(`http_${response.status}`, response.statusText);
  try {
    const problem = (await response.json()) as Partial<ReplayFault>;
    if (problem.reason?.code) return { ...unknown, ...problem };
  } catch {
    // Not from our server's own handlers: a proxy's page, say.
  }
  return unknown;
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/api/games'),
  me: () => call<Me>('GET', '/api/me'),
  keepSettings: (body: Preferences) => call<Preferences>('PUT', '/api/me/settings', body),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  deviceLink: () => call<DeviceLink>('POST', '/api/me/link'),
  myTables: () => call<MyTable[]>('GET', '/api/me/tables'),
  checkRules: (body: CheckRules) => call<RulesChecked>('POST', '/api/rules', body),
  createTable: (body: CreateTable) => call<TableCreated>('POST', '/api/tables', body),
  hint: (table: string, place: AskHint) =>
    call<Hint>('POST', `/api/tables/${encodeURIComponent(table)}/hint`, place, HINT_TIMEOUT_MS),
  record: async (table: string) => (await send('GET', recordPath(table))).text(),
  replay: (text: string, deal: number, seat: number | null) =>
    withRecord<Replayed>(`/api/replay?deal=${deal}${seat === null ? '' : `&seat=${seat}`}`, text),
  analyse: (text: string, level: Analysis['level']) => withRecord<Analysis>(`/api/analysis?level=${level}`, text),
  analysis: (id: string, since: number) => call<Analysis>('GET', `/api/analysis/${id}?since=${since}`),
  cancelAnalysis: (id: string) => call<Analysis>('DELETE', `/api/analysis/${id}`),
};

export const recordPath = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;

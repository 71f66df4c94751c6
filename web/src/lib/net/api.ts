import type {
  CreateTable,
  DeviceLink,
  GameInfo,
  Me,
  MyTable,
  Preferences,
  Problem,
  Reason,
  TableCreated,
} from '../protocol';

/** An HTTP request that did not work; without a status the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number | null,
  ) {
    super(reason.text);
  }
}

const TIMEOUT_MS = 10_000;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError({ code: 'unreachable', text: 'The server cannot be reached.', params: {} }, null);
  }
  if (!response.ok) throw new ApiError(await reasonOf(response), response.status);
  return (await response.json()) as T;
}

async function reasonOf(response: Response): Promise<Reason> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.reason?.code) return problem.reason;
  } catch {
    // Not from our server's own handlers: a proxy's page, say.
  }
  return { code: `http_${response.status}`, text: response.statusText, params: {} };
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/api/games'),
  me: () => call<Me>('GET', '/api/me'),
  keepSettings: (body: Preferences) => call<Preferences>('PUT', '/api/me/settings', body),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  deviceLink: () => call<DeviceLink>('POST', '/api/me/link'),
  myTables: () => call<MyTable[]>('GET', '/api/me/tables'),
  createTable: (body: CreateTable) => call<TableCreated>('POST', '/api/tables', body),
};

export const recordPath = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;

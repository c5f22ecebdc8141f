import { apiUrl, currentToken, messageOfApiError } from '@school/shared/api';
import { setSession } from '../../kit/session/sessionState';

/** So long before its end it is said that the session ends. */
const WARNING_MS = 5 * 60_000;
/** Meanwhile another tab may have made it longer. */
const ASK_AGAIN_MS = 20_000;
/** After an answer that could not be had. */
const RETRY_MS = 60_000;
/** Longer than browsers time, and longer than a session is. */
const LONGEST_MS = 12 * 60 * 60_000;

interface SessionEnd {
  readonly endsInSeconds: number | null;
}

/** Asks about one's session. @returns undefined when there is no answer to go by */
export async function askSession(
  method: 'GET' | 'POST',
  signal?: AbortSignal,
): Promise<Response | undefined> {
  const token = await currentToken().catch(() => undefined);
  if (!token) return undefined;
  return fetch(apiUrl('/me/session'), {
    method,
    ...(signal && { signal }),
    cache: 'no-store',
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}

/** Follows the end of the session as the API has it, until the signal aborts. */
export async function watchEnd(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await look(signal);
    if (!signal.aborted) await sleep(Math.min(wait, LONGEST_MS), signal);
  }
}

/** Says how it is with the session now. @returns when to look again, in milliseconds */
async function look(signal: AbortSignal): Promise<number> {
  const response = await askSession('GET', signal);
  if (signal.aborted) return 0;
  if (response?.status === 401) {
    const data: unknown = await response.json().catch(() => undefined);
    setSession({ kind: 'over', why: messageOfApiError({ status: 401, data }) });
    return LONGEST_MS;
  }
  if (!response?.ok) return RETRY_MS;
  const end = (await response.json().catch(() => undefined)) as SessionEnd | undefined;
  // Cut off on its way.
  if (!end) return RETRY_MS;
  const { endsInSeconds } = end;
  if (endsInSeconds === null) return LONGEST_MS;
  const left = endsInSeconds * 1000;
  if (left > WARNING_MS) {
    setSession({ kind: 'open' });
    return left - WARNING_MS;
  }
  setSession({ kind: 'soon', endsAt: Date.now() + left });
  return Math.min(left + 500, ASK_AGAIN_MS);
}

/** Waits; a page that comes back into view looks at once, because its timers slept. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const seen = () => document.visibilityState === 'visible' && done();
    const timer = setTimeout(done, ms);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', done);
  });
}

import { apiUrl, currentToken, messageOfApiError } from '@school/shared/api';
import { setSession } from '../../kit/session/sessionState';

/** How long before the end to warn. */
const WARNING_MS = 5 * 60_000;
/** Another tab may have extended it meanwhile. */
const ASK_AGAIN_MS = 20_000;
/** After a failed request. */
const RETRY_MS = 60_000;
/** Longer than browsers time, and longer than any session. */
const LONGEST_MS = 12 * 60 * 60_000;

interface SessionEnd {
  readonly endsInSeconds: number | null;
}

/** Requests one's session. @returns undefined when there is no usable response */
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

/** Follows the end of the session at the API until the signal aborts. */
export async function watchEnd(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await look(signal);
    if (!signal.aborted) await sleep(Math.min(wait, LONGEST_MS), signal);
  }
}

/** Reports the state of the session. @returns when to check again, in milliseconds */
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
  // The response was cut off.
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

/** Waits. A page that becomes visible checks at once, because its timers were suspended. */
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

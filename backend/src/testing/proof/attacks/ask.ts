import { example, type AttackRow } from './row';

/** How long an answer may take before it is called a hang, ms. */
export type Patience = number;

interface Answer {
  /** 0 when none came. */
  status: number;
  retryAfter: string | null;
  /** The beginning of it. */
  said: string;
}

/**
 * Sends a request and notes what of its answer is wrong whatever it was.
 * @param mayBeCut whether it is so long that the API may close the connection before all of it is sent
 */
export async function attack(
  row: AttackRow,
  patience: Patience,
  url: string,
  init: RequestInit,
  mayBeCut = false,
): Promise<Answer> {
  row.tries += 1;
  const start = performance.now();
  const answer = await answerOf(url, init);
  const took = performance.now() - start;
  const isHang = took > patience;
  const isError = answer.status >= 500 || (answer.status === 0 && !mayBeCut);
  if (isHang) row.hangs += 1;
  if (isError) row.errors += 1;
  if (isHang || isError) {
    const asked = `${init.method} ${new URL(url).pathname.slice(0, 80)}`;
    example(row, `${asked}: ${answer.status} after ${Math.round(took)} ms ${answer.said}`, !isError);
  }
  return answer;
}

/** What came back, or 0 when nothing did. A stream is left once it has begun. */
export async function answerOf(url: string, init: RequestInit): Promise<Answer> {
  const leaving = new AbortController();
  try {
    const response = await fetch(url, { ...init, signal: leaving.signal, redirect: 'manual' });
    const endless = response.headers.get('content-type')?.startsWith('text/event-stream');
    const said = endless ? '' : (await response.text()).slice(0, 120);
    return { status: response.status, retryAfter: response.headers.get('retry-after'), said };
  } catch (error) {
    return { status: 0, retryAfter: null, said: String(error) };
  } finally {
    leaving.abort();
  }
}

/** Does all of them, so many at a time. */
export async function inTurns<T>(
  items: Iterable<T>,
  atOnce: number,
  each: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await each(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

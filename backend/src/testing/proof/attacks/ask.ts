import { request } from 'node:http';
import { example, type AttackRow } from './row';

/** The time after which a missing answer counts as a hang, ms. */
export type Patience = number;

interface Answer {
  /** 0 without an answer. */
  status: number;
  retryAfter: string | null;
  /** The beginning of the answer. */
  said: string;
}

/**
 * Sends a request and records what no answer may have.
 * @param mayBeCut whether it is so long that the API may close the connection before all of it is sent
 */
export async function attack(
  row: AttackRow,
  patience: Patience,
  url: string,
  init: RequestInit | LargeRequest,
  mayBeCut = false,
): Promise<Answer> {
  row.tries += 1;
  const start = performance.now();
  const answer = await (isLarge(init) ? answerToLarge(url, init) : answerOf(url, init));
  const took = performance.now() - start;
  const isHang = took > patience;
  const isError = answer.status >= 500 || (answer.status === 0 && !mayBeCut);
  if (isHang) row.hangs += 1;
  if (isError) row.errors += 1;
  if (isHang || isError) {
    const label = `${init.method} ${new URL(url).pathname.slice(0, 80)}`;
    example(row, `${label}: ${answer.status} after ${Math.round(took)} ms ${answer.said}`, !isError);
  }
  return answer;
}

/** Returns the answer, with status 0 when there was none. Leaves a stream once it has begun. */
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

/** A request that exceeds all limits. */
interface LargeRequest {
  method: string;
  headers: Record<string, string>;
  body: Buffer;
}

const isLarge = (init: RequestInit | LargeRequest): init is LargeRequest => init.body instanceof Buffer;

/** Like `answerOf`. A fetch of 100 MB blocks for a second before it notices an early answer. */
function answerToLarge(url: string, { method, headers, body }: LargeRequest): Promise<Answer> {
  return new Promise((resolve) => {
    let answer: Answer = { status: 0, retryAfter: null, said: '' };
    const asking = request(url, { method, headers }, (response) => {
      const { statusCode: status = 0, headers: got } = response;
      answer = { status, retryAfter: got['retry-after'] ?? null, said: '' };
      response.setEncoding('utf8').on('data', (text: string) => {
        answer.said = `${answer.said}${text}`.slice(0, 120);
      });
      response.on('end', () => asking.destroy());
    });
    // A request that is refused before all is sent is also cut off.
    asking.on('error', (error) => {
      if (answer.status === 0) answer.said = String(error);
    });
    asking.on('close', () => resolve(answer));
    asking.end(body);
  });
}

/** Runs all of them, with a limit of concurrent ones. */
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

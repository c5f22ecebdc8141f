import { inSpan, recordTime } from '@school/shared/telemetry';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { PaymentSettings } from '../../platform/config/paymentSettings';
import { jsonOf } from '../../platform/core/readJson';
import { ProviderError } from '../provider';
import { envelope } from './answers';

type Answer = z.output<typeof envelope>;

export interface RestClient {
  /** Sends a query, repeatedly when there is no response. Returns `data`, or undefined when it does not exist. */
  get(path: string): Promise<unknown>;
  /** Sends a command, never repeated automatically. Returns `data`. */
  post(path: string, body: object): Promise<unknown>;
  /** Sends a command in the same way. Returns `meta`. @throws ProviderError `refused` also for what does not exist */
  postForMeta(path: string, body: object): Promise<unknown>;
}

/** Time limit of one attempt, and the waits before each further one. The total is shorter than a browser's timeout. */
export interface Patience {
  timeoutMs: number;
  waitsMs: readonly number[];
}

const usual: Patience = { timeoutMs: 5_000, waitsMs: [300, 1_200] };

type Address = Pick<PaymentSettings, 'apiOrigin' | 'secretKey'>;

/** Connects to Flutterwave's REST interface, version 3. Errors contain neither keys nor bodies. */
export function createRestClient(
  { apiOrigin, secretKey }: Address,
  { timeoutMs, waitsMs }: Patience = usual,
): RestClient {
  const send = async (method: string, path: string, body?: object): Promise<Answer | undefined> => {
    const start = performance.now();
    let outcome = 'failed';
    const options = { name: `payments ${method}`, kind: 'client' } as const;
    try {
      const data = await inSpan(options, () => sendOnce(method, path, body));
      outcome = 'answered';
      return data;
    } catch (error) {
      // It answered: what was asked is not possible.
      if (error instanceof ProviderError && error.problem === 'refused') outcome = 'refused';
      throw error;
    } finally {
      recordTime('school.payments.request.duration', performance.now() - start, { method, outcome });
    }
  };
  const sendOnce = async (method: string, path: string, body?: object): Promise<Answer | undefined> => {
    const response = await fetch(`${apiOrigin}/v3${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((cause: Error) => {
      throw new ProviderError('away', `The payment service did not answer (${cause.name})`);
    });
    return answerOf(response);
  };

  return {
    post: async (path, body) => dataOf(await send('POST', path, body)),
    postForMeta: async (path, body) => {
      const answer = await send('POST', path, body);
      if (!answer) throw new ProviderError('refused', 'The payment service knows no such payment');
      return answer.meta;
    },
    get: async (path) => {
      for (const pause of waitsMs) {
        try {
          return dataOf(await send('GET', path));
        } catch (error) {
          if (!(error instanceof ProviderError) || error.problem !== 'away') throw error;
          await wait(pause);
        }
      }
      return dataOf(await send('GET', path));
    },
  };
}

/** Without data, a success says nothing: it must not be taken for something that does not exist. */
function dataOf(answer: Answer | undefined): unknown {
  if (answer && answer.data === undefined)
    throw new ProviderError('nonsense', 'The payment service’s answer has no data');
  return answer?.data;
}

async function answerOf(response: Response): Promise<Answer | undefined> {
  const { status } = response;
  if (status >= 500 || status === 408 || status === 429) {
    await response.body?.cancel();
    throw new ProviderError('away', `The payment service answered ${status}`);
  }
  const text = await response.text().catch(() => {
    throw new ProviderError('away', 'The payment service broke off its answer');
  });
  const answer = envelope.safeParse(jsonOf(text));
  if (!answer.success) throw new ProviderError('nonsense', 'The payment service’s answer cannot be read');
  const { message } = answer.data;
  if (isMissing(status, message)) return undefined;
  if (status >= 400 || answer.data.status !== 'success') {
    throw new ProviderError(
      'refused',
      `The payment service refused (${status}): ${message ?? 'no reason given'}`,
    );
  }
  return answer.data;
}

/** Returns whether a message means that something does not exist, since there is no code for it. */
const isMissing = (status: number, message: string | null | undefined) =>
  status === 404 || (status === 400 && /no transaction was found/i.test(message ?? ''));

import type { Clock } from '../../../platform/core/clock';
import type { Logger } from '../../../platform/core/logger';
import type { CheckoutState, Delivery } from './state';

type Header = Delivery['header'];

/** A delivery with the status of its response; 0 without a response. */
export interface Sent {
  id: number;
  status: number;
}

export interface WebhookSender {
  /** Queues a webhook; a `dueAt` of null holds it back. */
  queue(body: object, options: { header?: Header; dueAt: Date | null; once?: boolean }): number;
  /** Sets the address for webhooks. */
  deliverTo(url: string): void;
  /** Returns what was sent from the queue since the start, newest last. */
  sent(): readonly Sent[];
  wake(): void;
  stop(): Promise<void>;
}

interface Options {
  state: CheckoutState;
  clock: Clock;
  log: Logger;
  hash: string;
}

const timeoutMs = 30_000;
const mostTries = 5;
/** Grows like Flutterwave's waits, but starts with seconds instead of half an hour. */
const waitAfter = (tries: number) => 2_000 * 2 ** (tries - 1);

/** Sends webhooks one after the other, in the order in which they are due, until each gets a 200. */
export function createWebhookSender({ state, clock, log, hash }: Options): WebhookSender {
  const sent: Sent[] = [];
  const stopping = new AbortController();
  let url: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const post = async (body: string, header: Header): Promise<number> => {
    if (url === undefined) return 0;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headerOf(header) },
      body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status ?? 0;
  };
  const headerOf = (header: Header): Record<string, string> => {
    if (header === 'none') return {};
    return { 'verif-hash': header === 'right' ? hash : `not-${hash}` };
  };

  const sendOne = async (delivery: Delivery) => {
    const status = await post(delivery.body, delivery.header);
    if (stopping.signal.aborted) return;
    sent.push({ id: delivery.id, status });
    delivery.tries += 1;
    if (status === 200 || delivery.once || delivery.tries >= mostTries) {
      state.deliveries.splice(state.deliveries.indexOf(delivery), 1);
    } else {
      delivery.dueAt = new Date(clock.now().getTime() + waitAfter(delivery.tries)).toISOString();
    }
    if (status !== 200)
      log.info({ status, tries: delivery.tries }, 'a webhook of the local checkout was not accepted');
    state.save();
  };

  const nextDue = () =>
    state.deliveries
      .filter(({ dueAt }) => dueAt !== null)
      .toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '') || a.id - b.id)[0];

  const untilDue = ({ dueAt }: Delivery) => new Date(dueAt ?? 0).getTime() - clock.now().getTime();

  const sendDue = async () => {
    for (let next = nextDue(); next && untilDue(next) <= 0; next = nextDue()) {
      if (stopping.signal.aborted) return;
      await sendOne(next);
    }
  };
  /** Sends what is due and schedules the next webhook; includes what is queued meanwhile. */
  const wake = () => {
    if (url === undefined || stopping.signal.aborted) return;
    running ??= sendDue().finally(() => {
      running = undefined;
      clearTimeout(timer);
      const next = nextDue();
      if (next && !stopping.signal.aborted) timer = setTimeout(wake, Math.max(untilDue(next), 0));
    });
  };

  return {
    queue: (body, { header = 'right', dueAt, once = false }) => {
      const id = state.newId();
      state.deliveries.push({
        id,
        body: JSON.stringify(body),
        header,
        dueAt: dueAt?.toISOString() ?? null,
        tries: 0,
        once,
      });
      state.save();
      wake();
      return id;
    },
    deliverTo: (address) => {
      url = address;
      wake();
    },
    sent: () => sent,
    wake,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

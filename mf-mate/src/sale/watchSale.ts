import type { Availability, SaleName, TicketSale } from '../api';
import { watchAvailability } from '../api/watchAvailability';
import { liveFacts } from './liveFacts';
import type { SaleFacts } from './saleFacts';

interface Options {
  /** The address of the API. */
  readonly apiBase: string;
  readonly sale: SaleName;
  readonly onFacts: (facts: SaleFacts) => void;
}

/**
 * Reports a live sale until the signal aborts. It works without the page's store, whose code is only needed
 * to buy. While the API is unavailable the last value stays.
 */
export function watchSale(signal: AbortSignal, { apiBase, sale, onFacts }: Options): void {
  let told: TicketSale | undefined;
  let live: Availability | undefined;
  let asking = false;

  const isOpen = () => live?.sales.find((one) => one.sale === sale)?.isOpen;

  async function ask(): Promise<void> {
    const url = `${apiBase}/tickets/sales/${sale}`;
    asking = true;
    const answer = fetch(url, { signal, cache: 'no-store' }).then(
      (response): Promise<TicketSale> | undefined => (response.ok ? response.json() : undefined),
    );
    // The request may be aborted or cut off in the middle of the response.
    const now = await answer.catch(() => undefined);
    asking = false;
    if (!now) return;
    told = now;
    onFacts(liveFacts(told, live));
  }

  void ask();
  watchAvailability(signal, {
    apiBase,
    onAvailability(availability) {
      const wasOpen = isOpen();
      live = availability;
      // Staff opened or closed the sale, and may have changed times, types and prices too.
      if (wasOpen !== undefined && wasOpen !== isOpen()) void ask();
      else if (told) onFacts(liveFacts(told, live));
      // The earlier request failed, and the API is available again.
      else if (!asking) void ask();
    },
  });
}

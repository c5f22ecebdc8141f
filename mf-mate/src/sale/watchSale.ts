import type { Availability, SaleName, TicketSale } from '../api';
import { watchAvailability } from '../api/watchAvailability';
import { liveFacts } from './liveFacts';
import type { SaleFacts } from './saleFacts';

interface Options {
  /** Where the API is. */
  readonly apiBase: string;
  readonly sale: SaleName;
  readonly onFacts: (facts: SaleFacts) => void;
}

/**
 * Tells what the API knows of a sale, now and after every change, until the signal aborts. Without the page's store,
 * whose code is needed to buy, not to see. While the API is away nothing is told, and what was told stands.
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
    // The page may be left, or the line lost, in the middle of the answer too.
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
      // Opened or closed by staff: its times, types and prices may be others too.
      if (wasOpen !== undefined && wasOpen !== isOpen()) void ask();
      else if (told) onFacts(liveFacts(told, live));
      // It could not be asked before, and is there again.
      else if (!asking) void ask();
    },
  });
}

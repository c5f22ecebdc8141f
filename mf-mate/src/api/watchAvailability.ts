import { watchEvents, whileVisible } from '@school/shared/stream';
import { parseAvailability } from './availability';
import type { TicketAvailability } from './generated/endpoints';

interface Options {
  /** Where the API is. */
  readonly apiBase: string;
  readonly onAvailability: (availability: TicketAvailability) => void;
}

/**
 * Tells what can be had, now and after every change, until the signal aborts; not while the page is hidden. While the
 * stream is lost it is asked for, and without an answer the last one stands.
 */
export function watchAvailability(signal: AbortSignal, { apiBase, onAvailability }: Options): void {
  const ask = async (): Promise<void> => {
    const response = await fetch(`${apiBase}/tickets/availability`, { signal, cache: 'no-store' });
    if (response.ok) onAvailability(parseAvailability(await response.json()));
  };
  whileVisible(signal, (visible) => {
    watchEvents(visible, {
      open: (stop) => fetch(`${apiBase}/tickets/stream`, { signal: stop, cache: 'no-store' }),
      event: 'availability',
      parse: parseAvailability,
      onData: onAvailability,
      // The stream is opened anew meanwhile; an API that is away answers neither.
      onState: (state) => state === 'retrying' && void ask().catch(() => undefined),
    }).catch((error: unknown) => reportError(error));
  });
}

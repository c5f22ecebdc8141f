import { watchEvents, whileVisible } from '@school/shared/stream';
import { parseAvailability } from './availability';
import type { TicketAvailability } from './generated/endpoints';

interface Options {
  /** The address of the API. */
  readonly apiBase: string;
  readonly onAvailability: (availability: TicketAvailability) => void;
}

/**
 * Reports availability now and after every change until the signal aborts, and pauses while the page is
 * hidden. While the stream is disconnected it polls. Without a response the last value stays.
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
      // The stream reconnects meanwhile. An unavailable API answers neither.
      onState: (state) => state === 'retrying' && void ask().catch(() => undefined),
    }).catch((error: unknown) => reportError(error));
  });
}

import { watchEvents } from './watchEvents';
import { whileVisible } from './whileVisible';

/** The amount raised by each project, in pesewas. */
export type RaisedBySlug = Readonly<Record<string, number>>;

interface Options {
  /** The URL of the stream. */
  readonly url: string;
  readonly onRaised: (raised: RaisedBySlug) => void;
  /** Called for each failed attempt, so that the caller can poll instead. */
  readonly onLost?: () => void;
}

/**
 * Reports what the projects have raised, now and after every change, until the signal aborts. Pauses while the page is
 * hidden.
 */
export function watchRaised(signal: AbortSignal, { url, onRaised, onLost }: Options): void {
  whileVisible(signal, (visible) => {
    watchEvents(visible, {
      open: (signal) => fetch(url, { signal, cache: 'no-store' }),
      event: 'raised',
      parse: parseRaised,
      onData: onRaised,
      onState: (state) => state === 'retrying' && onLost?.(),
    }).catch((error: unknown) => reportError(error));
  });
}

function parseRaised(data: unknown): RaisedBySlug {
  if (!Array.isArray(data)) throw new Error('The stream sent something else than amounts');
  return Object.fromEntries(data.filter(isRow).map(({ slug, raised }) => [slug, raised]));
}

const isRow = (row: unknown): row is { slug: string; raised: number } =>
  typeof row === 'object' &&
  row !== null &&
  'slug' in row &&
  typeof row.slug === 'string' &&
  'raised' in row &&
  Number.isSafeInteger(row.raised);

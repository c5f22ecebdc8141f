/** What each appeal has raised, in pesewas, by its address. */
export type RaisedByUrl = ReadonlyMap<string, number>;

export interface RaisedWatcher {
  readonly onRaised: (raised: RaisedByUrl) => void;
  /** The stream is gone for a while: ask in another way. Called again before each new try. */
  readonly onLost: () => void;
}

const STREAM = '/api/projects/stream';
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

const watchers = new Set<RaisedWatcher>();
let source: EventSource | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;

/**
 * Watches what is raised. All who watch share one connection; it is open while somebody watches on a page that can be
 * seen, because a browser has only a few connections for all its tabs together.
 * @returns ends it
 */
export function watchRaised(watcher: RaisedWatcher): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) {
    document.addEventListener('visibilitychange', followPage);
    followPage();
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', followPage);
    close();
  };
}

function followPage(): void {
  if (document.visibilityState === 'hidden') close();
  else open();
}

function open(): void {
  if (source) return;
  clearTimeout(retry);
  source = new EventSource(STREAM);
  source.addEventListener('raised', ({ data }) => {
    pause = FIRST_PAUSE_MS;
    const raised = readRaised(String(data));
    for (const { onRaised } of watchers) onRaised(raised);
  });
  source.addEventListener('error', () => {
    // A connection that broke is opened again by the browser; one that was refused is not.
    if (source?.readyState !== EventSource.CLOSED) return;
    close();
    for (const { onLost } of watchers) onLost();
    retry = setTimeout(open, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  });
}

function close(): void {
  clearTimeout(retry);
  source?.close();
  source = undefined;
}

function readRaised(data: string): RaisedByUrl {
  const rows: unknown = JSON.parse(data);
  if (!Array.isArray(rows)) throw new Error('The stream sent something else than amounts');
  return new Map(rows.filter(isRow).map(({ slug, raised }) => [slug, raised]));
}

const isRow = (row: unknown): row is { slug: string; raised: number } =>
  typeof row === 'object' &&
  row !== null &&
  'slug' in row &&
  typeof row.slug === 'string' &&
  'raised' in row &&
  Number.isSafeInteger(row.raised);

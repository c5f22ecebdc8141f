/** What projects have raised, in pesewas, by their slugs. */
export type Raised = ReadonlyMap<string, number>;

interface Told {
  readonly slug: string;
  readonly raised: number;
}

/** A stream that was refused is asked for again after this time; one that broke off comes back by itself. */
const AGAIN_MS = 30_000;

/** Tells what the projects have raised, now and after every change, until the signal aborts. */
export function watchRaised(address: string, tell: (raised: Raised) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const stream = new EventSource(address);
  let again: ReturnType<typeof setTimeout> | undefined;
  stream.addEventListener('raised', ({ data }: MessageEvent<string>) => {
    const projects = JSON.parse(data) as readonly Told[];
    tell(new Map(projects.map(({ slug, raised }) => [slug, raised])));
  });
  stream.addEventListener('error', () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    again = setTimeout(() => watchRaised(address, tell, signal), AGAIN_MS);
  });
  signal.addEventListener('abort', () => {
    stream.close();
    clearTimeout(again);
  });
}

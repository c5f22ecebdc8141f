interface Raised {
  readonly slug: string;
  /** In pesewas. */
  readonly raised: number;
}

/** A stream that was refused is asked for again after this time; one that broke off comes back by itself. */
const AGAIN_MS = 30_000;

/** Tells what a project has raised, now and after every change, until the signal aborts. */
export function watchRaised(
  address: string,
  slug: string,
  tell: (pesewas: number) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const stream = new EventSource(address);
  let again: ReturnType<typeof setTimeout> | undefined;
  stream.addEventListener('raised', ({ data }: MessageEvent<string>) => {
    const found = (JSON.parse(data) as readonly Raised[]).find((project) => project.slug === slug);
    if (found) tell(found.raised);
  });
  stream.addEventListener('error', () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    again = setTimeout(() => watchRaised(address, slug, tell, signal), AGAIN_MS);
  });
  signal.addEventListener('abort', () => {
    stream.close();
    clearTimeout(again);
  });
}

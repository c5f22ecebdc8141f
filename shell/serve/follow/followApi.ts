import { z } from 'zod';
import { watchEvents } from '@school/shared/stream';
import { republish, type FetchedResource, type PublishedVersions } from '../../release/deploy/republish';
import type { ComposeSettings } from '../../release/compose/composeSettings';
import type { SiteStore } from '../../release/site/store';

export interface FollowOptions {
  readonly store: SiteStore;
  readonly compose: ComposeSettings;
  /** Origin of the API, without a trailing slash. */
  readonly api: string;
  /** How long it waits before a retry. Milliseconds. */
  readonly retryMs?: number;
}

const RETRY_MS = 15_000;
const ANSWER_WITHIN_MS = 20_000;

const versionsSchema = z.record(z.string().regex(/^\/[\w/-]+$/), z.string().min(1));

/**
 * Keeps the site's pages up to date with the API's published content until the returned function is called: at once, at
 * every change, and with retries after failures. While the API is unavailable, pages stay unchanged.
 */
export function followApi({ store, compose, api, retryMs = RETRY_MS }: FollowOptions): () => Promise<void> {
  const leaving = new AbortController();
  /** The API's last versions, and whether they were processed. */
  let latest: PublishedVersions = {};
  let isNew = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function takeOver(): Promise<void> {
    while (isNew && !leaving.signal.aborted) {
      isNew = false;
      try {
        const { due } = await republish(store, compose, latest, fetchResource);
        if (due && !isNew) timer = setTimeout(() => look(latest), Math.max(0, due.getTime() - Date.now()));
      } catch (error) {
        if (leaving.signal.aborted) break;
        console.error(`Published content could not be updated: ${(error as Error).message}`);
        timer = setTimeout(() => look(latest), retryMs);
      }
    }
    running = undefined;
  }

  function look(versions: PublishedVersions): void {
    clearTimeout(timer);
    latest = versions;
    isNew = true;
    running ??= takeOver();
  }

  async function fetchResource(path: string): Promise<FetchedResource> {
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const answer = await fetch(`${api}/api${path}`, { signal });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
    const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    return { json: await answer.text(), freshMs: Number(seconds ?? 0) * 1000 };
  }

  const watching = watchEvents(leaving.signal, {
    open: (signal) => fetch(`${api}/api/published/stream`, { signal }),
    event: 'published',
    parse: (data) => versionsSchema.parse(data),
    onData: look,
  }).catch((error: Error) => console.error(`Published content is not followed: ${error.message}`));

  return async () => {
    leaving.abort();
    clearTimeout(timer);
    await Promise.all([watching, running]);
  };
}

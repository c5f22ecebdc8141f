import { z } from 'zod';
import { judgeCanary } from '../../release/canary/judge';
import type { ComposeSettings } from '../../release/compose/composeSettings';
import { endCanary } from '../../release/deploy/canary';
import { canaryOf } from '../../release/site/canary';
import { entryOf, type Registry } from '../../release/site/registry';
import type { SiteStore } from '../../release/site/store';

export interface WatchOptions {
  readonly store: SiteStore;
  readonly compose: ComposeSettings;
  /** Origin of the API, without a trailing slash. */
  readonly api: string;
  /** How often it looks. Milliseconds. */
  readonly everyMs?: number;
}

const EVERY_MS = 60_000;
const ANSWER_WITHIN_MS = 10_000;

const count = z.int().nonnegative();
const healthSchema = z.object({
  hours: z.array(
    z.object({
      hour: z.iso.datetime(),
      version: z.string(),
      shown: count,
      failed: count,
      errors: count,
      loads: z.array(z.object({ upTo: z.number(), times: count })),
    }),
  ),
});

/**
 * Ends canaries whose visitors had more failures or slower loads than others, until the returned function is called.
 * While the API is unavailable, they go on. Several servers may watch the same site.
 */
export function watchCanaries({
  store,
  compose,
  api,
  everyMs = EVERY_MS,
}: WatchOptions): () => Promise<void> {
  const leaving = new AbortController();
  let running = Promise.resolve();

  async function look(): Promise<void> {
    const registry = await store.registry();
    for (const app of Object.keys(registry.canaries ?? {})) {
      await compare(registry, app).catch((error: Error) => {
        if (!leaving.signal.aborted)
          console.error(`The canary of ${app} could not be compared: ${error.message}`);
      });
    }
  }

  async function compare(registry: Registry, app: string): Promise<void> {
    const canary = canaryOf(registry, app);
    if (!canary) return;
    const { release, since } = canary;
    const current = entryOf(registry, app)?.current.version ?? '';
    const reason = judgeCanary(await hoursOf(app), { canary: release.version, current, since });
    if (reason === undefined || leaving.signal.aborted) return;
    const change = { ...compose, by: 'the site itself', reason };
    const { news } = await endCanary(store, app, change, release.version);
    if (news.length > 0) console.warn(`The canary ${release.version} of ${app} was ended: ${reason}`);
  }

  async function hoursOf(app: string) {
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const answer = await fetch(`${api}/api/app-health/${encodeURIComponent(app)}`, { signal });
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    return healthSchema.parse(await answer.json()).hours;
  }

  const timer = setInterval(() => {
    running = running.then(look).catch((error: Error) => {
      if (!leaving.signal.aborted) console.error(`Canaries could not be compared: ${error.message}`);
    });
  }, everyMs);

  return async () => {
    clearInterval(timer);
    leaving.abort();
    await running;
  };
}

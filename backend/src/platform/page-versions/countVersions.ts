import { createMiddleware } from 'hono/factory';
import type { Logger } from '../core/logger';
import type { ServiceContext } from '../db/context';
import type { AppEnv, VersionCounts } from '../http/deps';
import { createVersionCounts, versionHeader } from './versionCounts';

/** How often the sums are stored. */
const everyMs = 60_000;

/** Counts each request by the versions that its page names. */
export const countVersions = createMiddleware<AppEnv>(async (c, next) => {
  const { versionCounts, clock } = c.var.deps;
  versionCounts.note(c.req.header(versionHeader), clock.now());
  await next();
});

/** Starts to count, and stores the sums every minute and when it is closed. */
export function startVersionCounts({
  log,
  ...context
}: Pick<ServiceContext, 'db'> & { log: Logger }): VersionCounts & { close(): Promise<void> } {
  const counts = createVersionCounts();
  const store = () =>
    counts
      .flush(context)
      .catch((error: unknown) => log.warn({ err: error }, 'versions could not be counted'));
  const timer = setInterval(() => void store(), everyMs);
  timer.unref();
  return {
    ...counts,
    close() {
      clearInterval(timer);
      return store();
    },
  };
}

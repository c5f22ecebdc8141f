import { asc } from 'drizzle-orm';
import type { Logger } from '../core/logger';
import type { OpenDatabase } from '../db/database';
import { projects } from '../db/schema';
import { createLive, type Live, type LiveOptions } from '../stats/live';

/** What a project has raised, in pesewas. */
export interface Raised {
  slug: string;
  raised: number;
}

/** What everything has raised, as it rises. */
export type LiveRaised = Live<Raised[]>;

declare module '../http/deps' {
  interface Deps {
    liveRaised: LiveRaised;
  }
}

export const createLiveRaised = (
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Logger,
  options?: LiveOptions,
): Promise<LiveRaised> =>
  createLive(
    listen,
    () =>
      db
        .select({ slug: projects.slug, raised: projects.raised })
        .from(projects)
        .orderBy(asc(projects.position), asc(projects.slug)),
    log,
    options,
  );

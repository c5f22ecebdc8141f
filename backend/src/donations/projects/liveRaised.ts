import { asc } from 'drizzle-orm';
import type { Logger } from '../../platform/core/logger';
import type { OpenDatabase } from '../../platform/db/database';
import { projects } from '../../platform/db/schema';
import { createLive, type Live, type LiveOptions } from '../../platform/live/live';

/** The amount that a project has raised, in pesewas. */
interface Raised {
  slug: string;
  raised: number;
}

/** The raised amounts of all projects, as they change. */
export type LiveRaised = Live<Raised[]>;

declare module '../../platform/http/deps' {
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

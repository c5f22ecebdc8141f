import { z } from 'zod';
import type { Clock } from '../../platform/core/clock';
import { ServiceError } from '../../platform/core/errors';

/** The pages of the site; events are counted for one of them, or for none. */
export interface SitePages {
  /**
   * Returns whether the site has this public page, written as in its route table.
   * @throws ServiceError `unavailable` when the site has never responded
   */
  has(path: string): Promise<boolean>;
  /** Returns the deployed version of an app, as last read; undefined for an app that the site does not have. */
  versionOf(app: string): string | undefined;
}

declare module '../../platform/http/deps' {
  interface Deps {
    sitePages: SitePages;
  }
}

interface Options {
  /** Reads the site's public registry. */
  readRegistry: () => Promise<unknown>;
  clock: Clock;
}

/** The shortest time between two requests for new pages, in milliseconds. */
const askAgainMs = 30_000;

/** Reads the pages from the registry that the site publishes, so that a new app's pages count once it is deployed. */
export function createSitePages({ readRegistry, clock }: Options): SitePages {
  let pages: ReadonlySet<string> | undefined;
  let versions: ReadonlyMap<string, string> = new Map();
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;

  const ask = async () => {
    askedAt = clock.now().getTime();
    const read = registry.parse(await readRegistry());
    pages = pagesOf(read);
    versions = new Map(Object.entries(read.apps).map(([app, { version = '' }]) => [app, version]));
  };
  const learn = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return {
    has: async (path) => {
      if (pages?.has(path)) return true;
      const isFresh = clock.now().getTime() - askedAt < askAgainMs;
      if (asking || !isFresh) await learn().catch((error: unknown) => refuseUnless(pages, error));
      return refuseUnless(pages).has(path);
    },
    versionOf: (app) => versions.get(app),
  };
}

/** Returns earlier pages while the site is unavailable. */
function refuseUnless(pages: ReadonlySet<string> | undefined, cause?: unknown): ReadonlySet<string> {
  if (pages) return pages;
  throw new ServiceError('unavailable', 'The site cannot be asked for its pages right now.', { cause });
}

/** The part of the site's public registry that is needed here. */
const registry = z.object({
  apps: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      routes: z.array(
        z.object({
          path: z.string(),
          access: z.object({ kind: z.string(), redirectSignedIn: z.boolean().optional() }),
          variants: z.array(z.object({ params: z.record(z.string(), z.string()) })).optional(),
        }),
      ),
    }),
  ),
});

type Registry = z.infer<typeof registry>;
type Route = Registry['apps'][string]['routes'][number];

const pagesOf = ({ apps }: Registry): ReadonlySet<string> =>
  new Set(
    Object.values(apps)
      .flatMap(({ routes }) => routes)
      .filter(isPublic)
      .flatMap(pathsOf),
  );

/** Pages for signed-in people are not counted. */
const isPublic = ({ access }: Route) => access.kind !== 'signed-in' && access.redirectSignedIn !== true;

const pathsOf = ({ path, variants }: Route): string[] =>
  (variants ?? [{ params: {} }]).map(({ params }) =>
    Object.entries(params).reduce((so, [name, value]) => so.replace(`:${name}`, value), path),
  );

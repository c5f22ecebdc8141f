import { z } from 'zod';
import type { Clock } from '../../platform/core/clock';
import { ServiceError } from '../../platform/core/errors';

/** The pages of the site: what is counted is counted for one of them, or for none. */
export interface SitePages {
  /**
   * Whether the site has this public page, written as its route table writes it.
   * @throws ServiceError `unavailable` when the site cannot be asked and never could
   */
  has(path: string): Promise<boolean>;
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

/** A deploy may have brought a page that is not known yet; but the site is asked at most so often. Milliseconds. */
const askAgainMs = 30_000;

/** Learns the pages from the registry that the site publishes, so that a new app's pages count with its deploy. */
export function createSitePages({ readRegistry, clock }: Options): SitePages {
  let pages: ReadonlySet<string> | undefined;
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;

  const ask = async () => {
    askedAt = clock.now().getTime();
    pages = pagesOf(registry.parse(await readRegistry()));
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
  };
}

/** What was learned before is good enough while the site is away. */
function refuseUnless(pages: ReadonlySet<string> | undefined, cause?: unknown): ReadonlySet<string> {
  if (pages) return pages;
  throw new ServiceError('unavailable', 'The site cannot be asked for its pages right now.', { cause });
}

/** The part of the site's public registry that matters here. */
const registry = z.object({
  apps: z.record(
    z.string(),
    z.object({
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

/** What the few who sign in do is nobody's statistics. */
const isPublic = ({ access }: Route) => access.kind !== 'signed-in' && access.redirectSignedIn !== true;

const pathsOf = ({ path, variants }: Route): string[] =>
  (variants ?? [{ params: {} }]).map(({ params }) =>
    Object.entries(params).reduce((so, [name, value]) => so.replace(`:${name}`, value), path),
  );

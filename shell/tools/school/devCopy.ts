import { statSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '@school/shared/contract';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import { streamSSE } from 'hono/streaming';
import { appFolder } from '../../release/site/registry';
import { deployedRoutes } from '../../release/site/routeTable';
import type { SiteDescription } from '../../release/verify/describeSite';
import { copySite } from '../../release/verify/siteCopy';
import { deployToCopy } from '../../release/verify/verifyBuild';
import { createSiteApp } from '../../serve/server/siteApp';

/** Where the pages of the app hear that it was built again. */
const CHANGES = '/school-dev/changes';
const RELOAD = `<script>new EventSource('${CHANGES}').addEventListener('change', () => location.reload())</script>`;

interface DevCopyOptions {
  /** An empty folder for the copy. */
  readonly root: string;
  /** The build of the remote. */
  readonly dist: string;
  readonly name: string;
  readonly description: SiteDescription;
  /** The origin of the site. */
  readonly origin: string;
}

interface DevCopy {
  /** The site with the app as it was last built; everything else is that of the site. */
  readonly app: Hono;
  /** Shows the current build. Returns the paths of its pages. @throws Error as a deploy to the site */
  readonly show: () => Promise<readonly string[]>;
}

/** Opens a site with a remote of this machine: a copy in which the remote is deployed, in front of the site itself. */
export async function openDevCopy(options: DevCopyOptions): Promise<DevCopy> {
  const { root, dist, name, description, origin } = options;
  const store = await copySite(root, without(name, description));
  const own = createSiteApp({ store, api: origin });
  const waiting = new Set<() => void>();
  /** The version of the build that is shown. Until then everything is that of the site. */
  let version: string | undefined;
  const app = new Hono();

  app.get(CHANGES, (context) =>
    streamSSE(context, async (stream) => {
      await new Promise<void>((done) => {
        waiting.add(done);
        stream.onAbort(done);
      });
      await stream.writeSSE({ event: 'change', data: '' });
    }),
  );
  app.all('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    if (version === undefined) return throughTo(origin, context);
    const isOwnFile =
      pathname.startsWith(`/${appFolder(name, version)}`) || isFile(join(dist, 'root', pathname));
    if (pathname === '/registry.json' || isOwnFile) return own.fetch(context.req.raw, context.env);
    if (matchRoute(deployedRoutes(await store.registry()), pathname)?.app !== name)
      return throughTo(origin, context);
    const request = new Request(context.req.raw);
    request.headers.delete('accept-encoding');
    const page = await own.fetch(request, context.env);
    // Its policy knows no script that reloads the page.
    return context.html((await page.text()).replace('</body>', `${RELOAD}</body>`), page.status as 200);
  });

  return {
    app,
    async show() {
      await deployToCopy(store, dist, description, origin);
      const current = (await store.registry()).apps[name]?.current;
      version = current?.version;
      for (const done of waiting) done();
      waiting.clear();
      const routes = current?.manifest.routes ?? [];
      return routes.map(({ path }) => path);
    },
  };
}

/** Without the deployed version of the app: a build that equals it is composed as well. No canary or pin keeps one. */
function without(name: string, description: SiteDescription): SiteDescription {
  const { registry } = description;
  const { [name]: _, ...apps } = registry.apps;
  const pages = Object.entries(registry.pages).filter(([, { app }]) => app !== name);
  return {
    ...description,
    registry: { ...registry, apps, pages: Object.fromEntries(pages), canaries: {}, pins: {} },
  };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The site answers to its own name, and takes changes from its own pages only. */
function throughTo(origin: string, { req }: Context): Promise<Response> {
  const { pathname, search } = new URL(req.url);
  const headers = { ...req.header(), host: undefined, origin: req.header('origin') && origin };
  return proxy(`${origin}${pathname}${search}`, { ...req, headers });
}

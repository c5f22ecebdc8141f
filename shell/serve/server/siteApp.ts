import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { matchedRoutes } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { measureRequest, traceHeaders } from '@school/shared/telemetry';
import { isOldPrivateLink } from '@school/shared/private-links';
import { inlineParts } from '../../release/policy/inlineParts';
import {
  NO_PAGE,
  pagePolicy,
  UNFRAMED,
  type Headers as PolicyHeaders,
} from '../../release/policy/pagePolicy';
import { askForServices } from '../../release/policy/services';
import { DEPLOYS_PATH } from '../deploys/deployRoutes';
import { plainFormRoutes } from '../forms/plainForms';
import type { previewer } from '../preview/previewPage';
import type { ComposedPage, InlineHashes } from '../../release/site/registry';
import { livePreviews, PREVIEWS_PATH, type NamedPreview } from '../../release/site/preview';
import type { SiteStore } from '../../release/site/store';
import { assetHandler } from './assets';
import { checkStaff } from './checkStaff';
import { deploysOf } from './deploysOf';
import { withPreviewMark } from './previewMark';
import { previewRoutes } from './previewRoutes';
import { encodingsFor, representationOf, representationReader } from './representations';
import { NO_CACHE, send } from './send';
import { securityText } from './securityText';
import { tagOf } from './tagOf';
import { PUBLIC, visitorSites, type Sharing } from './visitorSites';
import { whileListening } from './whileListening';

export interface SiteOptions {
  readonly store: SiteStore;
  /** Origin of the API, without a trailing slash. */
  readonly api: string;
  /** The site's public origin, without a trailing slash; by default the requested one. */
  readonly origin?: string;
  /** Changes apps of the site by request; without it the site is changed on its own machine only. */
  readonly deploys?: Hono;
  /** Composes previews of unpublished drafts; without it there are none. */
  readonly preview?: ReturnType<typeof previewer>;
}

const HTML = 'text/html; charset=utf-8';

/** Returns the pattern of the route that answered. Addresses of pages may hold keys of private links. */
function routeOf(context: Context): string {
  const [, area] = /^\/(api|forms|deploys|previews)\//.exec(context.req.path) ?? [];
  if (area) return `/${area}/*`;
  const own = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'));
  return own?.path ?? 'page';
}

/** Creates the site's server: composed pages, immutable app folders, the registry, and the API behind `/api`. */
export function createSiteApp({ store, api, origin, preview, deploys }: SiteOptions): Hono {
  const app = new Hono();
  const siteFor = visitorSites(store, { isSecure: origin?.startsWith('https:') ?? false });
  const services = askForServices(api);
  const inlineOf = inlineReader(store);
  const read = representationReader(store);

  // Before all that follows, which assets do not need and wait for.
  app.get('/apps/*', assetHandler(read));

  app.use(async (context, next) => {
    await measureRequest(
      { method: context.req.method },
      () => routeOf(context),
      async () => {
        await next();
        return context.res;
      },
    );
  });

  // Links of earlier mails: their page moves the secret out of the URL, but may send requests before.
  app.use(async (context, next) => {
    await next();
    const url = new URL(context.req.url);
    if (url.pathname === '/preview' || isOldPrivateLink(url))
      context.header('referrer-policy', 'no-referrer');
  });
  app.use(
    except(
      '/apps/*',
      secureHeaders({
        crossOriginOpenerPolicy: 'same-origin-allow-popups',
        xFrameOptions: 'DENY',
        // Other sites receive no referrer. Our own distinguishes a continuing visit from a new one.
        referrerPolicy: 'same-origin',
      }),
    ),
  );
  // What was compressed at deploy is sent as it is; the rest is compressed for clients without brotli.
  app.use(except('/api/*', compress({ encoding: 'gzip' })));
  // Only this server reads them: they tell how many people use each part of the site in an hour.
  app.all('/api/app-health/*', (context) =>
    context.json({ error: { code: 'not_found', message: 'This address does not exist.' } }, 404),
  );
  app.all('/api/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    // A visitor must not name our traces.
    const { traceparent: _, tracestate: __, ...sent } = context.req.header();
    const headers = {
      ...sent,
      'x-forwarded-for': forwardedFor(context),
      ...traceHeaders(),
    };
    return proxy(`${api}${pathname}${search}`, {
      ...context.req,
      headers,
      // A redirect is the browser's: this server asks nobody but the API.
      redirect: 'manual',
    }).then(
      (answer) => whileListening(answer, context.req.raw.signal),
      () => apiAway(context),
    );
  });

  const readPage = async (context: Context, path: string) => {
    const found = (await siteFor(context)).find(path);
    if (found?.page.status !== 200) return undefined;
    const html = await store.read(found.page.object);
    return html && String(html);
  };
  app.route(
    '/forms',
    plainFormRoutes({
      origin,
      services,
      readPage,
      asVisitor: (context) => (path, request) => {
        const headers = new Headers(request.headers);
        headers.set('x-forwarded-for', forwardedFor(context));
        for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
        return fetch(`${api}${path}`, { ...request, headers, redirect: 'manual' });
      },
    }),
  );
  if (deploys) app.route(DEPLOYS_PATH, deploys);
  app.route(PREVIEWS_PATH, previewRoutes({ store, origin, readPage }));

  app.get('/registry.json', async (context) => {
    const { registries, sharing } = await siteFor(context);
    const [best = ''] = encodingsFor(context.req.header('accept-encoding'));
    return send(context, { sent: registries[best], type: 'application/json', ...sharing });
  });

  app.get('/.well-known/security.txt', (context) => {
    const text = securityText(origin ?? new URL(context.req.url).origin, new Date());
    const sent = representationOf(Buffer.from(text), '');
    return send(context, { sent, type: 'text/plain; charset=utf-8', cache: NO_CACHE });
  });

  // Only staff may see deploys, and the API knows who is staff.
  app.get('/deploys.json', async (context) => {
    context.header('cache-control', 'no-store');
    const { status, message } = await checkStaff(api, context.req.header('authorization'));
    if (status !== 200) return context.json({ error: { code: 'refused', message } }, status);
    const previews = livePreviews(await store.registry(), new Date()).map(publishedPreview);
    return context.json({ deploys: deploysOf(await store.history()), previews });
  });

  app.get('/preview', async (context) => {
    const { key = '', page = '' } = context.req.query();
    context.header('cache-control', 'no-store');
    if (!preview) return context.text('There are no previews here.', 404, NO_PAGE);
    const made = await preview(key, page);
    if ('message' in made) return context.text(made.message, made.status, NO_PAGE);
    setHeaders(context, pagePolicy({ inline: inlineParts(made.html), isInert: true }));
    return context.html(made.html);
  });

  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return context.redirect(pathname.replace(/\/+$/, '').replace(/^\/*/, '/') + search, 308);
    }
    const file = (await siteFor(context)).files.get(pathname);
    if (file) {
      setHeaders(context, isHtml(file) ? UNFRAMED : {});
      return sendObject(context, read, { ...file, ...PUBLIC, status: 200 });
    }
    const { find, maps, sharing, preview: shown } = await siteFor(context, 'page');
    const found = find(pathname);
    if (!found) return context.text('No page is deployed here.', 404, NO_PAGE);
    const { page, permissions } = found;
    const html = shown && (await store.read(page.object));
    const marked = shown && html && withPreviewMark(String(html), shown);
    const policy = pagePolicy({
      inline: marked ? inlineParts(marked) : await inlineOf(page),
      maps,
      services: await services(),
      permissions,
    });
    setHeaders(context, policy);
    // The page compares it with the registry's, because a cached page has an older policy.
    context.header('server-timing', `maps;desc="${tagOf(maps.join())}"`);
    if (marked) {
      const sent = { ...representationOf(Buffer.from(marked), ''), etag: undefined };
      return send(context, { sent, type: HTML, status: page.status, ...sharing });
    }
    return sendObject(context, read, {
      ...page,
      ...sharing,
      type: HTML,
      policy: JSON.stringify(policy),
    });
  });

  // The default health check of some load balancers.
  app.options('*', (context) => context.body(null, 204, { allow: 'GET, HEAD, OPTIONS' }));
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD, OPTIONS' }));

  return app;
}

/** What staff see of a preview; the address begins it. */
const publishedPreview = ({ name, release, by, expiresAt, key }: NamedPreview) => ({
  name,
  app: release.manifest.name,
  version: release.version,
  by: by ?? null,
  expiresAt,
  address: `${PREVIEWS_PATH}/${key}`,
});

/** Reads the inline parts of pages: as recorded by composition, or from the HTML of older pages. */
function inlineReader(store: SiteStore): (page: ComposedPage) => Promise<InlineHashes> {
  const read = new Map<string, InlineHashes>();
  return async ({ object, inline }) => {
    const cached = inline ?? read.get(object);
    if (cached) return cached;
    const parts = inlineParts(String((await store.read(object)) ?? ''));
    read.set(object, parts);
    return parts;
  };
}

const isHtml = ({ type }: { readonly type: string }): boolean => type.startsWith('text/html');

function setHeaders(context: Context, headers: PolicyHeaders): void {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
}

interface SiteObject extends Sharing {
  readonly object: string;
  readonly type: string;
  readonly status: 200 | 404;
  /** Sent with it. Browsers keep the cached policy unless the whole page is new. */
  readonly policy?: string;
}

/** Sends an object from the registry. Its URL may have another object later, so it is revalidated each time. */
async function sendObject(
  context: Context,
  read: ReturnType<typeof representationReader>,
  { object, type, status, policy, ...sharing }: SiteObject,
): Promise<Response> {
  const sent = await read(object, context.req.header('accept-encoding'));
  if (!sent) return context.text(`${object} is missing from the site store.`, 500);
  const etag = policy ? sent.etag.replace(/"$/, `${tagOf(policy).slice(0, 8)}"`) : sent.etag;
  return send(context, { sent: { ...sent, etag }, type, status, ...sharing });
}

/** Returns the chain of client addresses, including the direct client of this server. */
function forwardedFor(context: Context): string {
  const { remote } = getConnInfo(context);
  return [context.req.header('x-forwarded-for'), remote.address].filter(Boolean).join(', ');
}

function apiAway(context: Context): Response {
  const error = { code: 'unavailable', message: 'The service is unavailable right now. Please try again.' };
  return context.json({ error }, 503);
}

import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { inlineParts } from '../../release/policy/inlineParts';
import { NO_PAGE, pagePolicy } from '../../release/policy/pagePolicy';
import { escape } from '../../release/compose/escape';
import { previewOf, PREVIEWS_PATH, type NamedPreview } from '../../release/site/preview';
import type { Registry } from '../../release/site/registry';
import type { SiteStore } from '../../release/site/store';
import { framedPage, PLAIN_BUTTON } from '../forms/framedPage';
import { isOwnPage } from '../forms/isOwnPage';

const COOKIE = 'preview';

interface PreviewOptions {
  readonly store: SiteStore;
  /** The site's public origin; by default the requested one. */
  readonly origin: string | undefined;
  /** Returns the composed HTML of a page for this visitor, or undefined when there is none at this path. */
  readonly readPage: (context: Context, path: string) => Promise<string | undefined>;
}

/** Returns the preview that this browser shows, if any. */
export function shownPreview(context: Context, registry: Registry): NamedPreview | undefined {
  const key = registry.previews && getCookie(context, COOKIE);
  return key ? previewOf(registry, key, new Date()) : undefined;
}

/**
 * Begins and ends previews of versions. Whoever has an address with a key may begin one, in this browser only. It begins
 * with a press on our own page, so that no link or other site changes what somebody sees.
 */
export function previewRoutes({ store, origin, readPage }: PreviewOptions): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-robots-tag', 'noindex');
  });

  app.post('*', async (context, next) => {
    if (isOwnPage((name) => context.req.header(name), origin)) return next();
    return context.text('This was sent by another site.', 403, NO_PAGE);
  });

  app.post('/end', (context) => {
    deleteCookie(context, COOKIE, { path: '/' });
    return context.redirect(pathBefore(context), 303);
  });

  app.get('/:key', async (context) => {
    const preview = previewOf(await store.registry(), context.req.param('key'), new Date());
    const html = await readPage(context, '/');
    if (!preview || !html) return context.text('This preview is over or never existed.', 404, NO_PAGE);
    return sendPage(context, framedPage({ html, title: `Preview ${preview.name}`, content: offer(preview) }));
  });

  app.post('/:key', async (context) => {
    const preview = previewOf(await store.registry(), context.req.param('key'), new Date());
    if (!preview) return context.text('This preview is over or never existed.', 404, NO_PAGE);
    setCookie(context, COOKIE, preview.key, {
      path: '/',
      expires: new Date(preview.expiresAt),
      httpOnly: true,
      sameSite: 'Lax',
      secure: origin?.startsWith('https:') ?? false,
    });
    return context.redirect(firstPageOf(preview), 303);
  });

  return app;
}

function offer({ name, release, by, expiresAt, key }: NamedPreview): string {
  const { manifest, version } = release;
  const from = by ? ` by ${escape(by)}` : '';
  const until = expiresAt.slice(0, 10);
  return [
    `<p>${escape(name)} is version ${version.slice(0, 7)} of ${manifest.name}${from}. Only this browser shows it, until you end it or until ${until}. All other parts of the site are the current ones, and what you send is real.</p>`,
    `<form method="post" action="${PREVIEWS_PATH}/${key}"><button style="${PLAIN_BUTTON}">Show this preview</button></form>`,
  ].join('');
}

/** Returns the first page of a preview that has no parameter. */
function firstPageOf({ release }: NamedPreview): string {
  const path = release.manifest.routes.find((route) => /^\/[\w/-]*$/.test(route.path))?.path;
  return path ?? '/';
}

/** Returns the path of the page whose form was sent. */
function pathBefore(context: Context): string {
  const referrer = context.req.header('referer') ?? '';
  const path = URL.canParse(referrer) ? new URL(referrer).pathname : '/';
  return path.startsWith('//') || path.startsWith(PREVIEWS_PATH) ? '/' : path;
}

function sendPage(context: Context, html: string): Response {
  const headers = pagePolicy({ inline: inlineParts(html), isInert: true, sendsForms: true });
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return context.html(html) as Response;
}

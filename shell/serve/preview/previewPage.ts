import type { RoutePage } from '@school/shared/contract';
import { z } from 'zod';
import { composeEach } from '../../release/compose/composePages';
import type { ComposeSettings } from '../../release/compose/composeSettings';
import { escape } from '../../release/compose/escape';
import { publishedContent } from '../../release/compose/publishedContent';
import { pagesOf } from '../../release/site/routeTable';
import type { SiteStore } from '../../release/site/store';

export interface PreviewOptions {
  readonly store: SiteStore;
  readonly compose: ComposeSettings;
  /** Origin of the API, without a trailing slash. */
  readonly api: string;
}

/** A composed preview, or why there is none. */
export type Preview =
  | { readonly html: string }
  | { readonly status: 404 | 422 | 503; readonly message: string };

const ANSWER_WITHIN_MS = 10_000;
/** How many are composed at once. Each renders in its own threads. */
const AT_ONCE = 3;

const draft = z.object({
  path: z.string(),
  value: z.unknown(),
  misfits: z.array(z.object({ field: z.string(), message: z.string() })),
});

/**
 * Returns a function that composes previews of drafts: the real page with the draft instead of the published content,
 * and without scripts. The API resolves a key to its draft. Nothing is written or shown to others.
 */
export function previewer({
  store,
  compose,
  api,
}: PreviewOptions): (key: string, page: string) => Promise<Preview> {
  let running = 0;

  async function preview(key: string, address: string): Promise<Preview> {
    const answer = await fetch(`${api}/api/content-previews/${encodeURIComponent(key)}`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (answer.status === 404 || answer.status === 422) return over;
    if (!answer.ok) return away;
    const { path, value, misfits } = draft.parse(await answer.json());
    if (misfits.length > 0) {
      const wrong = misfits.map(({ field, message }) => `${field || 'The text'}: ${message}`);
      return { status: 422, message: `The draft cannot be shown yet.\n${wrong.join('\n')}` };
    }
    const registry = await store.registry();
    const shows = (page: RoutePage) => page.path === address && page.route.resources?.includes(path);
    const apps = Object.keys(registry.apps).map((app) => ({
      app,
      pages: pagesOf(registry, app).filter(shows),
    }));
    if (!apps.some(({ pages }) => pages.length > 0))
      return { status: 404, message: 'No page at this address shows this text.' };
    const content = await publishedContent(store, registry, { [path]: value });
    const source = { store, registry, settings: compose, content };
    if (running >= AT_ONCE) return away;
    running += 1;
    try {
      const [[, html] = ['', '']] = await composeEach(source, apps, async (_app, _page, whole) =>
        inert(whole),
      );
      return { html };
    } finally {
      running -= 1;
    }
  }

  return async (key, page) => {
    try {
      return await preview(key, page);
    } catch (error) {
      console.error(`A preview could not be made: ${(error as Error).message}`);
      return away;
    }
  };
}

const over: Preview = { status: 404, message: 'This preview is over. Open it again from the admin area.' };
const away: Preview = {
  status: 503,
  message: 'The preview cannot be made right now. Please try again in a moment.',
};

const NOTE =
  'Preview of a draft. It is not published. Links lead to the site as it is; forms do nothing here.';

/** Removes a page's scripts, which would look for the page at another URL, and adds a note that it is a preview. */
function inert(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link rel="(modulepreload|preload" href="\/(?:registry|apps\/[^"]+)\.json)"[^>]*>\n?/g, '')
    .replace('<head>', '<head>\n<meta name="robots" content="noindex">')
    .replace(/<body[^>]*>/, (body) => `${body}<p role="note" style="${NOTE_STYLE}">${escape(NOTE)}</p>`);
}

const NOTE_STYLE =
  'position:sticky;top:0;z-index:99;margin:0;padding:10px 20px;background:#17130f;color:#fff;font:600 16px/1.4 sans-serif';

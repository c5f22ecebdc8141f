import { CONTENT_FILE, isContentPath } from '@school/shared/content';
import {
  HOME_CARDS_PATH,
  isListed,
  linksIn,
  linksOf,
  LOGIN_PATH,
  type PlacedLink,
  type RoutePage,
} from '@school/shared/contract';
import type { Fragment, PageHead } from '@school/shared/render';
import { compressText } from '@school/shared/vite/compress';
import { inlineParts } from '../policy/inlineParts';
import { appFolder, type ComposedPage, type Registry, type Release } from '../site/registry';
import { deployedRoutes, pagesOf } from '../site/routeTable';
import type { SiteStore } from '../site/store';
import type { PageDescriptor } from '../../src/loading/pageDescriptor';
import type { HeadParts } from '../../src/render';
import { documentOf, type ScriptIntegrity } from './document';
import { withFormPages } from './formPages';
import { hashOf } from './hashOf';
import { readIntegrity } from './readIntegrity';
import type { LinkPicture } from './headTags';
import { publishedContent, readResource } from './publishedContent';
import { DEADLINES, openFrame, openPages, type FrameModule, type PageModule } from './renderModule';
import type { ComposeSettings } from './composeSettings';

/** The pages of a site after a change, and the addresses that were composed anew for it. */
export interface Composition {
  readonly pages: Registry['pages'];
  readonly composed: readonly string[];
}

/** The changes of a site that make pages stale. */
export interface News {
  /** Apps whose pages are all stale. */
  readonly apps: readonly string[];
  /** Resources of the API; every page that shows one of them is stale. */
  readonly resources: readonly string[];
}

/** Composes the stale pages of a site and keeps all others. */
export async function composePages(
  store: SiteStore,
  registry: Registry,
  news: News,
  settings: ComposeSettings,
): Promise<Composition> {
  const kept = Object.entries(registry.pages).filter(
    ([, page]) => !news.apps.includes(page.app) && registry.apps[page.app],
  );
  const content = await publishedContent(store, registry);
  const resources = [...news.resources, ...(await turnedContent(store, registry, content))];
  const stale = Object.keys(registry.apps).map((app): AppPages => {
    const pages = pagesOf(registry, app);
    const isStale = ({ route }: RoutePage) =>
      news.apps.includes(app) || sharesAny(route.resources, resources);
    return { app, pages: pages.filter(isStale) };
  });
  const source = { store, registry, settings, content };
  const fresh = await composeEach(source, stale, async (app, { path }, html): Promise<ComposedPage> => {
    const object = await writePage(source, html);
    return { app, object, status: path === '*' ? 404 : 200, inline: inlineParts(html) };
  });
  return { pages: Object.fromEntries([...kept, ...fresh]), composed: fresh.map(([path]) => path) };
}

const sharesAny = (some: readonly string[] = [], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** Returns the paths of texts that pages began or ceased to show since the site's content file was written. */
async function turnedContent(
  store: SiteStore,
  { files }: Registry,
  content: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const object = files[CONTENT_FILE]?.object;
  const text = object && (await store.read(object));
  const shown = text ? (JSON.parse(String(text)) as object) : {};
  const paths = new Set([...Object.keys(shown), ...Object.keys(content)]);
  return [...paths].filter((path) => path in shown !== path in content);
}

/** Everything that pages are composed from. */
export interface ComposeSource {
  readonly store: SiteStore;
  readonly registry: Registry;
  readonly settings: ComposeSettings;
  /** The texts that staff edit, by path; see `publishedContent`. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** Writes a page's HTML, plain and compressed, and returns its key in the store. */
async function writePage({ store, settings }: ComposeSource, html: string): Promise<string> {
  const object = `pages/${hashOf(html)}.html`;
  await store.write(object, html);
  await store.write(`${object}.br`, await compressText(Buffer.from(html), settings.compression));
  return object;
}

/** Pages of one app. */
export interface AppPages {
  readonly app: string;
  readonly pages: readonly RoutePage[];
}

/**
 * Composes pages, each app in its own thread, all at the same time. The first failure ends the other threads.
 * @param finish receives the HTML of each page and returns its result
 */
export async function composeEach<Result>(
  { store, registry, settings, content }: ComposeSource,
  apps: readonly AppPages[],
  finish: (app: string, page: RoutePage, html: string) => Promise<Result>,
): Promise<(readonly [path: string, result: Result])[]> {
  const composed = apps.filter(({ pages }) => pages.length > 0);
  if (composed.length === 0) return [];
  const shell = registry.apps['shell']?.current;
  if (!shell) throw new Error('The shell must be deployed before, or together with, the first remote');
  const deadlines = settings.deadlines ?? DEADLINES;
  const until = Date.now() + deadlines.allMs;
  const open: { readonly close: () => Promise<void> }[] = [];
  let over = false;
  const opened = async <Module extends FrameModule | PageModule>(opening: Promise<Module>) => {
    const module = await opening;
    open.push(module);
    if (over) await module.close();
    return module;
  };
  try {
    const frame = await opened(openFrame(store, shell, deadlines, until));
    const head = await frame.head(`/${appFolder('shell', shell.version)}`);
    const links = frameLinks(registry);
    const composeApp = async ({ app, pages }: AppPages) => {
      const entry = registry.apps[app];
      if (!entry) return [];
      const { current: release, channel } = entry;
      const renderer = await opened(openPages(store, release, deadlines, until));
      const entries: (readonly [string, Result])[] = [];
      const integrity = await readIntegrity(store, shell, release);
      const source = { store, registry, settings, content };
      const parts = { ...source, shell, frame, head, release, channel, renderer, integrity, links };
      for (const page of pages)
        entries.push([page.path, await finish(app, page, await composePage(parts, page))]);
      return entries;
    };
    return (await Promise.all(composed.map(composeApp))).flat();
  } finally {
    over = true;
    await Promise.all(open.map(({ close }) => close()));
  }
}

interface PageParts {
  readonly store: SiteStore;
  readonly registry: Registry;
  readonly shell: Release;
  readonly frame: FrameModule;
  readonly head: HeadParts;
  readonly release: Release;
  readonly channel: PageDescriptor['channel'];
  readonly renderer: PageModule;
  readonly settings: ComposeSettings;
  readonly content: Readonly<Record<string, unknown>>;
  readonly integrity: ScriptIntegrity | undefined;
  readonly links: readonly PlacedLink[];
}

/** Returns the links of all apps in the public frame. */
export const frameLinks = (registry: Registry): PlacedLink[] =>
  linksOf(deployedRoutes(registry)).filter((link) => link.in === 'header' || link.in === 'footer');

/** Returns the cards of all apps for the home page. */
export const homeCards = (registry: Registry): readonly PlacedLink[] =>
  linksIn(linksOf(deployedRoutes(registry)), 'home');

async function composePage(parts: PageParts, page: RoutePage): Promise<string> {
  const { shell, frame, head, release, channel, renderer, settings, integrity, links } = parts;
  const path = exampleOf(page.path);
  const base = `/${appFolder(release.manifest.name, release.version)}`;
  const picture = pictureOf(release, page, settings);
  const resources = await readResources(parts, page);
  const request = { path, origin: settings.origin, picture: picture?.url, resources };
  return documentOf({
    page: calledBy(page, await renderer.pageHead(request)),
    picture,
    settings,
    shell,
    release,
    channel,
    head,
    integrity,
    links,
    leadsAway: page.route.access.kind === 'signed-in' && !ownsSignIn(release),
    content: page.route.prerender ? await contentOf(renderer, { path, base, resources }) : NOTHING,
    data: isListed(page) ? await renderer.structuredData(request) : [],
    published: publishedOf(page, resources),
    frame: await frame.frame({ path, frame: page.route.frame, access: page.route.access, links }),
  });
}

const ownsSignIn = ({ manifest }: Release): boolean =>
  manifest.routes.some(({ path }) => path === LOGIN_PATH);

async function contentOf(
  renderer: PageModule,
  request: Parameters<PageModule['render']>[0],
): Promise<Fragment> {
  const content = await renderer.render(request);
  return { ...content, html: withFormPages(content.html, request.path) };
}

/** Returns a page with the title and description that its app renders for it, if any. */
function calledBy(page: RoutePage, head: PageHead | undefined): RoutePage {
  const { route, variant } = page;
  if (!head) return page;
  return variant ? { ...page, variant: { ...variant, ...head } } : { ...page, route: { ...route, ...head } };
}

/** Returns the documents that hydration starts from, by path; `null` for one that was never published. */
function publishedOf({ route }: RoutePage, resources: Readonly<Record<string, unknown>>) {
  const paths = (route.resources ?? []).filter(isContentPath);
  return Object.fromEntries(paths.map((path) => [path, resources[path] ?? null]));
}

/** Returns the resources of the API that a page shows, by path, without those that were never published. */
async function readResources(
  { store, registry, content }: PageParts,
  { route }: RoutePage,
): Promise<Record<string, unknown>> {
  const valueOf = async (path: string) => {
    if (path === HOME_CARDS_PATH) return homeCards(registry);
    return isContentPath(path) ? content[path] : readResource(store, registry.resources, path);
  };
  const read = (route.resources ?? []).map(async (path) => [path, await valueOf(path)] as const);
  return Object.fromEntries((await Promise.all(read)).filter(([, value]) => value !== undefined));
}

function pictureOf(
  { manifest, version }: Release,
  { path }: RoutePage,
  { origin }: ComposeSettings,
): LinkPicture | undefined {
  const picture = manifest.pictures?.[path];
  return (
    picture && { url: `${origin}/${appFolder(manifest.name, version)}${picture.file}`, alt: picture.alt }
  );
}

const NOTHING: Fragment = { html: '', css: '' };

/** Returns an address that a page answers, with a placeholder for each free parameter. */
function exampleOf(path: string): string {
  return path === '*' ? '/404' : path.replace(/:\w+/g, '-');
}

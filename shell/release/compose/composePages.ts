import { CONTENT_FILE, isContentPath } from '@school/shared/content';
import { isListed } from '@school/shared/contract';
import type { Fragment, PageHead } from '@school/shared/render';
import { compressText } from '@school/shared/vite/compress';
import { inlineParts } from '../policy/inlineParts';
import { appFolder, type Page, type Registry, type Release } from '../site/registry';
import { pagesOf, type SitePage } from '../site/routeTable';
import type { SiteStore } from '../site/store';
import type { HeadParts } from '../../src/render';
import { documentOf, type ScriptIntegrity } from './document';
import { hashOf } from './hashOf';
import { readIntegrity } from './readIntegrity';
import type { LinkPicture } from './headTags';
import { publishedContent, readResource } from './publishedContent';
import { DEADLINES, openFrame, openPages, type FrameModule, type PageModule } from './renderModule';
import type { ComposeSettings } from './composeSettings';

/** The pages of a site after some of its apps changed, and the addresses that were composed for it. */
export interface Composition {
  readonly pages: Registry['pages'];
  readonly composed: readonly string[];
}

/** What is new of a site, so that pages are composed anew. */
export interface News {
  /** All pages of these. */
  readonly apps: readonly string[];
  /** Every page that shows one of these resources of the API. */
  readonly resources: readonly string[];
}

/** Composes the pages that show something new and keeps all others that are there. */
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
  const pages = Object.keys(registry.apps)
    .flatMap((app) => pagesOf(registry, app))
    .filter(({ app, route }) => news.apps.includes(app) || sharesAny(route.resources, resources));
  const source = { store, registry, settings, content };
  const fresh =
    pages.length > 0 ? await composeEach(source, pages, (page, html) => keepPage(source, page, html)) : [];
  return { pages: Object.fromEntries([...kept, ...fresh]), composed: fresh.map(([path]) => path) };
}

const sharesAny = (some: readonly string[] = [], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** The texts that came to fit all apps, or no longer do, with those that changed: the site's file has what was shown. */
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

/** What pages are composed of. */
export interface ComposeSource {
  readonly store: SiteStore;
  readonly registry: Registry;
  readonly settings: ComposeSettings;
  /** The texts that staff edit, by path; see `publishedContent`. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** Writes a page as an object. */
async function keepPage(
  { store, settings }: ComposeSource,
  { app, path }: SitePage,
  html: string,
): Promise<Page> {
  const object = `pages/${hashOf(html)}.html`;
  await store.write(object, html);
  await store.write(`${object}.br`, await compressText(Buffer.from(html), settings.compression));
  return { app, object, status: path === '*' ? 404 : 200, inline: inlineParts(html) };
}

/**
 * Composes pages, each app in a thread of its own, all at the same time. After the first failure the others are ended.
 * @param finish what is done with the HTML of each
 */
export async function composeEach<Result>(
  { store, registry, settings, content }: ComposeSource,
  pages: readonly SitePage[],
  finish: (page: SitePage, html: string) => Promise<Result>,
): Promise<(readonly [path: string, result: Result])[]> {
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
    const composeApp = async (app: string) => {
      const release = registry.apps[app]?.current;
      if (!release) return [];
      const renderer = await opened(openPages(store, release, deadlines, until));
      const entries: (readonly [string, Result])[] = [];
      const integrity = await readIntegrity(store, shell, release);
      const parts = { store, registry, shell, frame, head, release, renderer, settings, content, integrity };
      for (const page of pages.filter((page) => page.app === app))
        entries.push([page.path, await finish(page, await composePage(parts, page))]);
      return entries;
    };
    const apps = new Set(pages.map(({ app }) => app));
    return (await Promise.all([...apps].map(composeApp))).flat();
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
  readonly renderer: PageModule;
  readonly settings: ComposeSettings;
  readonly content: Readonly<Record<string, unknown>>;
  readonly integrity: ScriptIntegrity | undefined;
}

async function composePage(parts: PageParts, page: SitePage): Promise<string> {
  const { shell, frame, head, release, renderer, settings, integrity } = parts;
  const path = exampleOf(page.path);
  const base = `/${appFolder(page.app, release.version)}`;
  const picture = pictureOf(release, page, settings);
  const resources = await readResources(parts, page);
  const request = { path, origin: settings.origin, picture: picture?.url, resources };
  return documentOf({
    page: calledBy(page, await renderer.pageHead(request)),
    picture,
    settings,
    shell,
    release,
    head,
    integrity,
    content: page.route.prerender ? await renderer.render({ path, base, resources }) : NOTHING,
    data: isListed(page) ? await renderer.structuredData(request) : [],
    published: publishedOf(page, resources),
    frame: await frame.frame({ path, frame: page.route.frame, access: page.route.access }),
  });
}

/** A page with the title and description that its app gives it, if any. */
function calledBy(page: SitePage, head: PageHead | undefined): SitePage {
  const { route, variant } = page;
  if (!head) return page;
  return variant ? { ...page, variant: { ...variant, ...head } } : { ...page, route: { ...route, ...head } };
}

/** What hydration starts from: each document that the page shows, or that nothing was published of it. */
function publishedOf({ route }: SitePage, resources: Readonly<Record<string, unknown>>) {
  const paths = (route.resources ?? []).filter(isContentPath);
  return Object.fromEntries(paths.map((path) => [path, resources[path] ?? null]));
}

/** What the API published of what a page shows, by path; what it has not is left out. */
async function readResources(
  { store, registry: { resources }, content }: PageParts,
  { route }: SitePage,
): Promise<Record<string, unknown>> {
  const read = (route.resources ?? []).map(
    async (path) =>
      [path, isContentPath(path) ? content[path] : await readResource(store, resources, path)] as const,
  );
  return Object.fromEntries((await Promise.all(read)).filter(([, value]) => value !== undefined));
}

function pictureOf(
  { manifest, version }: Release,
  { path }: SitePage,
  { origin }: ComposeSettings,
): LinkPicture | undefined {
  const picture = manifest.pictures?.[path];
  return (
    picture && { url: `${origin}/${appFolder(manifest.name, version)}${picture.file}`, alt: picture.alt }
  );
}

const NOTHING: Fragment = { html: '', css: '' };

/** An address that a page answers: anything will do for parameters that the page leaves free. */
function exampleOf(path: string): string {
  return path === '*' ? '/404' : path.replace(/:\w+/g, '-');
}

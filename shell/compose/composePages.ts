import { isListed } from '@school/shared/contract';
import type { Fragment } from '@school/shared/render';
import { compressText } from '@school/shared/vite/compress';
import { appFolder, type Page, type Registry, type Release } from '../site/registry';
import { pagesOf, type SitePage } from '../site/routeTable';
import type { SiteStore } from '../site/store';
import type { HeadParts } from '../src/render';
import { documentOf } from './document';
import { hashOf } from './hashOf';
import type { LinkPicture } from './headTags';
import {
  DEADLINES,
  openFrame,
  openPages,
  type ComposeDeadlines,
  type FrameModule,
  type PageModule,
} from './renderModule';

/** What pages say of the place that they are served from, and how long their composition may take. */
export interface ComposeSettings {
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  readonly deadlines?: ComposeDeadlines;
}

/** The pages of a site after some of its apps changed, and the addresses that were composed for it. */
export interface Composition {
  readonly pages: Registry['pages'];
  readonly composed: readonly string[];
}

/** Composes the pages of some apps and keeps those of all others that are there. */
export async function composePages(
  store: SiteStore,
  registry: Registry,
  apps: readonly string[],
  settings: ComposeSettings,
): Promise<Composition> {
  const kept = Object.entries(registry.pages).filter(
    ([, page]) => !apps.includes(page.app) && registry.apps[page.app],
  );
  const fresh = apps.length > 0 ? await composeApps(store, registry, apps, settings) : [];
  return { pages: Object.fromEntries([...kept, ...fresh]), composed: fresh.map(([path]) => path) };
}

type PageEntry = readonly [path: string, page: Page];

/** Each app renders in a thread of its own, all at the same time. After the first failure the others are ended. */
async function composeApps(
  store: SiteStore,
  registry: Registry,
  apps: readonly string[],
  settings: ComposeSettings,
): Promise<PageEntry[]> {
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
    const composeApp = async (app: string): Promise<PageEntry[]> => {
      const release = registry.apps[app]?.current;
      const pages = app === 'shell' || !release ? [] : pagesOf(registry, app);
      if (!release || pages.length === 0) return [];
      const renderer = await opened(openPages(store, release, deadlines, until));
      const entries: PageEntry[] = [];
      const parts = { store, shell, frame, head, release, renderer, settings };
      for (const page of pages) entries.push([page.path, await composePage(parts, page)]);
      return entries;
    };
    return (await Promise.all(apps.map(composeApp))).flat();
  } finally {
    over = true;
    await Promise.all(open.map(({ close }) => close()));
  }
}

interface PageParts {
  readonly store: SiteStore;
  readonly shell: Release;
  readonly frame: FrameModule;
  readonly head: HeadParts;
  readonly release: Release;
  readonly renderer: PageModule;
  readonly settings: ComposeSettings;
}

async function composePage(parts: PageParts, page: SitePage): Promise<Page> {
  const { store, shell, frame, head, release, renderer, settings } = parts;
  const path = exampleOf(page.path);
  const base = `/${appFolder(page.app, release.version)}`;
  const picture = pictureOf(release, page, settings);
  const html = documentOf({
    page,
    picture,
    settings,
    shell,
    release,
    head,
    content: page.route.prerender ? await renderer.render({ path, base }) : NOTHING,
    data: isListed(page)
      ? await renderer.structuredData({ path, origin: settings.origin, picture: picture?.url })
      : [],
    frame: await frame.frame({ path, frame: page.route.frame, access: page.route.access }),
  });
  const object = `pages/${hashOf(html)}.html`;
  await store.write(object, html);
  await store.write(`${object}.br`, await compressText(Buffer.from(html)));
  return { app: page.app, object, status: page.path === '*' ? 404 : 200 };
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

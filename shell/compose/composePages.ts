import { pathToFileURL } from 'node:url';
import { isListed } from '@school/shared/contract';
import type { Fragment, Renderer } from '@school/shared/render';
import { compressText } from '@school/shared/vite/compress';
import { appFolder, type Page, type Registry, type Release } from '../site/registry';
import { pagesOf, type SitePage } from '../site/routeTable';
import type { SiteStore } from '../site/store';
import type { ShellRenderer } from '../src/render';
import { documentOf } from './document';
import type { LinkPicture } from './headTags';
import { hashOf } from './hashOf';

/** What pages say of the place that they are served from. */
export interface ComposeSettings {
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
}

/** The pages of a site after some of its apps changed, and the addresses that were composed for it. */
export interface Composition {
  readonly pages: Registry['pages'];
  readonly composed: readonly string[];
}

/** Composes the pages of some apps and keeps those of all others. */
export async function composePages(
  store: SiteStore,
  registry: Registry,
  apps: readonly string[],
  settings: ComposeSettings,
): Promise<Composition> {
  const shell = registry.apps['shell']?.current;
  if (!shell) throw new Error('The shell must be deployed before, or together with, the first remote');
  const kept = Object.entries(registry.pages).filter(
    ([, page]) => !apps.includes(page.app) && registry.apps[page.app],
  );
  const frame = await moduleOf<ShellRenderer>(store, shell, 'shellRenderer');
  const fresh: [string, Page][] = [];
  for (const app of apps) {
    const release = registry.apps[app]?.current;
    if (!release || app === 'shell') continue;
    const renderer = await moduleOf<Renderer>(store, release, 'renderer');
    for (const page of pagesOf(registry, app)) {
      fresh.push([page.path, await composePage({ store, shell, frame, release, renderer, settings }, page)]);
    }
  }
  return { pages: Object.fromEntries([...kept, ...fresh]), composed: fresh.map(([path]) => path) };
}

interface Workshop {
  readonly store: SiteStore;
  readonly shell: Release;
  readonly frame: ShellRenderer;
  readonly release: Release;
  readonly renderer: Renderer;
  readonly settings: ComposeSettings;
}

async function composePage(shop: Workshop, page: SitePage): Promise<Page> {
  const { store, shell, frame, release, renderer, settings } = shop;
  const path = exampleOf(page.path);
  const base = `/${appFolder(page.app, release.version)}`;
  const content = page.route.prerender ? await rendered(renderer, path, base) : NOTHING;
  const picture = pictureOf(release, page, settings);
  const html = documentOf({
    page,
    picture,
    settings,
    shell,
    release,
    content,
    data: isListed(page)
      ? (renderer.structuredData?.({ path, origin: settings.origin, picture: picture?.url }) ?? [])
      : [],
    head: await frame.head(`/${appFolder('shell', shell.version)}`),
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

async function rendered(renderer: Renderer, path: string, base: string): Promise<Fragment> {
  try {
    return await renderer.render({ path, base });
  } catch (error) {
    throw new Error(`${path} cannot be rendered: ${messageOf(error)}`, { cause: error });
  }
}

/** An error with what was behind it, in one line. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} (${messageOf(error.cause)})` : error.message;
}

const NOTHING: Fragment = { html: '', css: '' };

/** An address that a page answers: anything will do for parameters that the page leaves free. */
function exampleOf(path: string): string {
  return path === '*' ? '/404' : path.replace(/:\w+/g, '-');
}

async function moduleOf<Module>(
  store: SiteStore,
  { manifest, version }: Release,
  name: string,
): Promise<Module> {
  const folder = await store.localFolder(appFolder(manifest.name, version));
  try {
    const module = (await import(pathToFileURL(`${folder}/server/render.mjs`).href)) as Record<
      string,
      unknown
    >;
    if (!module[name]) throw new Error(`it does not export ${name}`);
    return module[name] as Module;
  } catch (error) {
    throw new Error(`The render module of ${manifest.name} cannot be used: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

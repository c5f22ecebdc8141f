import { CONTENT_ELEMENT } from '@school/shared/content';
import type { PlacedLink, RoutePage } from '@school/shared/contract';
import { cleaningScript } from '@school/shared/private-links';
import type { Fragment, Thing } from '@school/shared/render';
import { appFolder, type Release } from '../site/registry';
import type { HeadParts } from '../../src/render';
import { APP_MARK } from '../../src/frame/appMark';
import { INTEGRITY_FILES } from '../../src/loading/cacheBusting';
import type { PageDescriptor } from '../../src/loading/pageDescriptor';
import type { ComposeSettings } from './composeSettings';
import { escape } from './escape';
import { headTags, type LinkPicture } from './headTags';
import { linkForm } from './linkForm';
import { pageStyles } from './pageStyles';
import { startTags } from './start/startTags';
import { withoutScript } from './withoutScript';

export interface DocumentParts {
  readonly page: RoutePage;
  readonly settings: ComposeSettings;
  readonly shell: Release;
  readonly release: Release;
  /** Missing for the current version. */
  readonly channel?: PageDescriptor['channel'];
  /** The app's own HTML; empty when the browser renders it. */
  readonly content: Fragment;
  /** The structured data of the page. */
  readonly data: readonly Thing[];
  /** The published state of the documents that the page shows, by path; `null` means the default. */
  readonly published?: Readonly<Record<string, unknown>>;
  /** Its sharing picture, if it has one. */
  readonly picture: LinkPicture | undefined;
  /** The shell's frame with the placeholder for the content. */
  readonly frame: Fragment;
  readonly head: HeadParts;
  /** The integrity of its scripts; undefined for versions from before it was recorded. */
  readonly integrity?: ScriptIntegrity | undefined;
  /** Whether signed-out people are led from the page to another app, which then needs none of its code. */
  readonly leadsAway?: boolean;
  /** The links of all apps in the public frame. */
  readonly links?: readonly PlacedLink[];
}

export interface ScriptIntegrity {
  /** The integrity map of the shell's scripts, as the page contains it. */
  readonly map: string;
  /** The hashes of the shell's and the app's scripts by URL. */
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * Returns the HTML of a page. Scripts are at its end and start after the first paint, because on a slow line or device
 * they would compete with the page itself.
 */
export function documentOf(parts: DocumentParts): string {
  const { page, settings, release, content, data, picture, frame, head } = parts;
  const { title, description } = page.variant ?? page.route;
  const container =
    content.html && `<div data-app="${release.manifest.name}" data-prerendered="">${content.html}</div>`;
  return `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">${cleaning(page)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
${headTags(page, settings, picture)}
<meta name="color-scheme" content="light dark">
<script>${SCHEME_SCRIPT}</script>
${[head.links, ...signLinks(head, content.html)].join('\n')}
<style>${head.css}</style>
${pageStyles(frame, content)}
</head>
<body>
${head.presses ?? ''}<div id="shell">${frame.html.replace(APP_MARK, () => withoutScript(page, !container) + container + linkForm(page.path))}</div>
${structuredData(data)}${publishedScript(parts)}${integrityMap(parts)}<script type="application/json" id="page">${json(descriptor(parts))}</script>
${startTags(scripts(parts), !!container)}
</body>
</html>
`;
}

/** Before the rest of the head, which loads resources. */
function cleaning({ route }: RoutePage): string {
  const script = cleaningScript(route.path);
  return script && `\n<script>${script}</script>`;
}

/** Returns the links that the signs in a page's text need before its first layout. */
const signLinks = ({ signs = [] }: HeadParts, html: string): string[] =>
  signs.filter(({ sign }) => html.includes(sign)).map(({ link }) => link);

/** Sets the colour scheme of this device before the first paint. */
const SCHEME_SCRIPT =
  "try{let s=localStorage.getItem('school:scheme');s&&(document.documentElement.dataset.scheme=s)}catch(e){}";

function scripts({ shell, release, page, content, integrity, leadsAway }: DocumentParts): string {
  const { preloads, islands } = release.manifest;
  const checked = (address: string) => {
    const hash = integrity?.hashes[address];
    return hash ? ` integrity="${hash}"` : '';
  };
  const start = `/${appFolder('shell', shell.version)}${shell.manifest.entry}`;
  const preload = (owner: Release, files: readonly string[] = []) =>
    files.map((file) => `/${appFolder(owner.manifest.name, owner.version)}${file}`);
  const files = [
    ...preload(shell, shell.manifest.preloads['./main.ts']),
    ...preload(release, preloads[page.route.page]),
    // Mostly forms: a visitor may have filled one in already.
    ...islandsIn(content.html).flatMap((name) => preload(release, islands?.[name])),
  ];
  return [...new Set(files)]
    .map((href) => `<link rel="modulepreload" href="${href}"${checked(href)} fetchpriority="low">`)
    .concat(
      [
        '/registry.json',
        ...(release.integrity && !leadsAway ? preload(release, [INTEGRITY_FILES[0]]) : []),
      ].map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin fetchpriority="low">`),
      `<script type="module" src="${start}"${checked(start)} fetchpriority="low"></script>`,
    )
    .join('\n');
}

/** Before anything is loaded, so that all imports of the shell are verified. The policy allows it by its hash. */
function integrityMap({ integrity }: DocumentParts): string {
  return integrity ? `<script type="importmap">${integrity.map}</script>\n` : '';
}

/** Returns the islands that hydrate with the page. */
function islandsIn(html: string): string[] {
  return [...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => name);
}

function descriptor({ settings, release, channel, links = [] }: DocumentParts): PageDescriptor {
  return {
    app: release.manifest.name,
    version: release.version,
    contract: release.manifest.contract,
    entry: release.manifest.entry,
    routes: release.manifest.routes,
    integrity: release.integrity,
    channel,
    config: { origin: settings.origin, apiBase: '/api' },
    links: links.length > 0 ? links : undefined,
  };
}

function structuredData(data: readonly Thing[]): string {
  if (data.length === 0) return '';
  return `<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@graph': data })}</script>\n`;
}

/** Pages without such documents contain nothing. */
function publishedScript({ published = {} }: DocumentParts): string {
  if (Object.keys(published).length === 0) return '';
  return `<script type="application/json" id="${CONTENT_ELEMENT}">${json(published)}</script>\n`;
}

/** Returns JSON that is safe inside a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

import { CONTENT_ELEMENT } from '@school/shared/content';
import type { RoutePage } from '@school/shared/contract';
import { cleaningScript } from '@school/shared/private-links';
import type { Fragment, Thing } from '@school/shared/render';
import { appFolder, type Release } from '../site/registry';
import type { HeadParts } from '../../src/render';
import { APP_MARK } from '../../src/frame/appMark';
import { INTEGRITY_FILES } from '../../src/loading/freshAddress';
import type { PageDescriptor } from '../../src/loading/pageDescriptor';
import type { ComposeSettings } from './composeSettings';
import { escape } from './escape';
import { headTags, type LinkPicture } from './headTags';
import { pageStyles } from './pageStyles';
import { startTags } from './start/startTags';
import { withoutScript } from './withoutScript';

export interface DocumentParts {
  readonly page: RoutePage;
  readonly settings: ComposeSettings;
  readonly shell: Release;
  readonly release: Release;
  /** The app's own HTML, empty when it is rendered in the browser. */
  readonly content: Fragment;
  /** What search engines read of the page beside its words. */
  readonly data: readonly Thing[];
  /** What staff have published of the documents that the page shows, by path; `null` is the repository's text. */
  readonly published?: Readonly<Record<string, unknown>>;
  /** Its picture for where it is shared, if it has one. */
  readonly picture: LinkPicture | undefined;
  /** The shell's frame around the mark where the content goes. */
  readonly frame: Fragment;
  readonly head: HeadParts;
  /** What its scripts must be; nothing for versions from before that was noted. */
  readonly integrity?: ScriptIntegrity | undefined;
}

export interface ScriptIntegrity {
  /** The map of the shell's scripts, as it stands in the page. */
  readonly map: string;
  /** The hashes of the shell's and the app's scripts by their addresses. */
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * The HTML of one page. Scripts stand at its end, and begin once what is written there has been painted: on a slow
 * line, or a slow device, they must not compete with the page itself.
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
${head.presses ?? ''}<div id="shell">${frame.html.replace(APP_MARK, () => withoutScript(page, !container) + container)}</div>
${structuredData(data)}${publishedScript(parts)}${integrityMap(parts)}<script type="application/json" id="page">${json(descriptor(parts))}</script>
${startTags(scripts(parts), !!container)}
</body>
</html>
`;
}

/** Before the rest of the head, which loads things. */
function cleaning({ route }: RoutePage): string {
  const script = cleaningScript(route.path);
  return script && `\n<script>${script}</script>`;
}

/** What the signs in a page's text need before its first layout. */
const signLinks = ({ signs = [] }: HeadParts, html: string): string[] =>
  signs.filter(({ sign }) => html.includes(sign)).map(({ link }) => link);

/** Puts the colour scheme that was chosen on this device in force before anything is painted. */
const SCHEME_SCRIPT =
  "try{let s=localStorage.getItem('school:scheme');s&&(document.documentElement.dataset.scheme=s)}catch(e){}";

function scripts({ shell, release, page, content, integrity }: DocumentParts): string {
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
    // Forms, mostly: a visitor may have filled one in already.
    ...islandsIn(content.html).flatMap((name) => preload(release, islands?.[name])),
  ];
  return [...new Set(files)]
    .map((href) => `<link rel="modulepreload" href="${href}"${checked(href)} fetchpriority="low">`)
    .concat(
      ['/registry.json', ...(release.integrity ? preload(release, [INTEGRITY_FILES[0]]) : [])].map(
        (href) => `<link rel="preload" href="${href}" as="fetch" crossorigin fetchpriority="low">`,
      ),
      `<script type="module" src="${start}"${checked(start)} fetchpriority="low"></script>`,
    )
    .join('\n');
}

/** Before anything is loaded, so that whatever the shell imports is checked. Its policy names it by its hash. */
function integrityMap({ integrity }: DocumentParts): string {
  return integrity ? `<script type="importmap">${integrity.map}</script>\n` : '';
}

/** The islands of a page that are hydrated with it. */
function islandsIn(html: string): string[] {
  return [...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => name);
}

function descriptor({ settings, release }: DocumentParts): PageDescriptor {
  return {
    app: release.manifest.name,
    version: release.version,
    contract: release.manifest.contract,
    entry: release.manifest.entry,
    routes: release.manifest.routes,
    integrity: release.integrity,
    config: { origin: settings.origin, apiBase: '/api' },
  };
}

function structuredData(data: readonly Thing[]): string {
  if (data.length === 0) return '';
  return `<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@graph': data })}</script>\n`;
}

/** Pages without such documents carry nothing. */
function publishedScript({ published = {} }: DocumentParts): string {
  if (Object.keys(published).length === 0) return '';
  return `<script type="application/json" id="${CONTENT_ELEMENT}">${json(published)}</script>\n`;
}

/** JSON that may stand inside a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

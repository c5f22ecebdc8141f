import type { RoutePage } from '@school/shared/contract';
import { PICTURE_SIZE } from '@school/shared/contract/manifest';
import { school } from '@school/shared/site';
import type { ComposeSettings } from './composeSettings';
import { escape } from './escape';

/** The picture in the preview of a link. */
export interface LinkPicture {
  /** Its absolute URL. */
  readonly url: string;
  readonly alt: string;
}

/** Returns the tags in a page's head for search engines and link previews. */
export function headTags(
  page: RoutePage,
  settings: ComposeSettings,
  picture: LinkPicture | undefined,
): string {
  const { title, description } = page.variant ?? page.route;
  const address = addressOf(page, settings);
  return [
    ...(isHidden(page) ? ['<meta name="robots" content="noindex">'] : []),
    ...(address ? [`<link rel="canonical" href="${escape(address)}">`, property('og:url', address)] : []),
    ...(page.route.feeds ?? []).map(
      ({ path, type, title: name }) =>
        `<link rel="alternate" type="${escape(type)}" title="${escape(name)}" href="${escape(path)}">`,
    ),
    property('og:type', 'website'),
    property('og:locale', school.locale.replace('-', '_')),
    property('og:site_name', school.name),
    property('og:title', title),
    property('og:description', description),
    ...(picture ? pictured(picture) : []),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ].join('\n');
}

function pictured({ url, alt }: LinkPicture): string[] {
  return [
    property('og:image', url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', alt),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}">`;
}

function isHidden({ path, route }: RoutePage): boolean {
  return path === '*' || !!route.unlisted;
}

/** Returns the canonical URL of a page, if it has one. */
function addressOf({ path }: RoutePage, { origin }: ComposeSettings): string | undefined {
  return path === '*' || path.includes(':') ? undefined : origin + path;
}

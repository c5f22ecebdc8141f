import type { VisitSource } from '@school/shared/schemas/analytics';

/** Kinds of hosts, first match wins. A phone app is identified by its package. */
const KINDS: readonly (readonly [VisitSource, RegExp])[] = [
  ['mail', /^(mail|webmail|outlook)\.|^com\.google\.android\.gm$|(^|\.)(proton\.me|hey\.com)$/],
  [
    'search',
    /^com\.google\.android\.googlequicksearchbox$|^(www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$|(^|\.)(bing|duckduckgo|ecosia|qwant|startpage|baidu|yandex)\.[a-z]{2,3}$|^search\./,
  ],
  [
    'social',
    /(^|\.)(facebook|instagram|linkedin|youtube|twitter|x|tiktok|whatsapp|pinterest|reddit|snapchat|threads|telegram)\.(com|net|org)$|^(t\.co|t\.me|wa\.me|lnkd\.in|youtu\.be|fb\.me)$|^(com\.facebook|com\.instagram|com\.whatsapp|com\.linkedin|com\.twitter|org\.telegram)/,
  ],
];

/** Returns the class of a visit's source. Only the class leaves the browser, never the URL. */
export function sourceOf(referrer: string, own: string = window.location.host): VisitSource {
  try {
    const { host, hostname } = new URL(referrer);
    if (host === own) return 'internal';
    return KINDS.find(([, hosts]) => hosts.test(hostname))?.[0] ?? 'other';
  } catch {
    return 'direct'; // empty or not a URL
  }
}

import type { Permission } from '@school/shared/contract';
import type { InlineHashes } from '../site/registry';
import { sha256 } from './inlineParts';
import type { Services } from './services';

/** Where browsers report what a policy kept from a page. */
export const REPORTS_PATH = '/api/policy-reports';

/** What a page needs beyond the site's own files. */
export interface PageNeeds {
  /** Its own inline parts. */
  readonly inline: InlineHashes;
  /** The hashes of the maps of integrity that it may take for the apps that are deployed. */
  readonly maps?: readonly string[];
  /** Not known while the API was never reached: signing in and paying need it anyway. */
  readonly services?: Services | undefined;
  /** What of the visitor's device it may ask for. */
  readonly permissions?: readonly Permission[] | undefined;
  /** Nothing may run on it. */
  readonly isInert?: boolean;
  /** Where sources come from while somebody works on them. */
  readonly source?: SourceServers | undefined;
}

/** The servers that a page under development loads its code from, beside the site's own. */
interface SourceServers {
  /** Their origins. */
  readonly origins: readonly string[];
}

/** The names of answers' headers, with their values. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The one place that a page's policy comes from: which code it runs, what it loads, whom it talks to, who may frame it
 * and what it may ask of the device. Whatever is not named here the browser refuses, and reports to `REPORTS_PATH`.
 */
export function pagePolicy(needs: PageNeeds): Headers {
  return {
    'content-security-policy': contentPolicy(needs),
    'permissions-policy': permissionsPolicy(needs.permissions),
    'reporting-endpoints': `policy="${REPORTS_PATH}"`,
  };
}

/** For answers that are no pages: nothing runs or loads, should a browser take one for a page all the same. */
export const NO_PAGE: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For pages that bring their own policy with them, but for what only an answer can say. */
export const UNFRAMED: Headers = { 'content-security-policy': "frame-ancestors 'none'" };

/** An empty style element, which is filled rule by rule: so do the components' styles. */
const EMPTY_STYLE = sha256('');

function contentPolicy({ inline, maps = [], services, source, isInert = false }: PageNeeds): string {
  const { origins } = source ?? { origins: [] };
  const attributes = [...inline.attributes, ...(services?.checkoutStyles ?? []).map(sha256)];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [SELF],
    'script-src': isInert
      ? [NONE]
      : [SELF, ...quoted([...inline.scripts, ...maps]), ...given(services?.checkoutScript), ...origins],
    // Development servers and the components' styles write text into style elements: there, and there alone, they may.
    'style-src': source ? [SELF, "'unsafe-inline'"] : [SELF, ...quoted([...inline.styles, EMPTY_STYLE])],
    'style-src-attr': source
      ? ["'unsafe-inline'"]
      : attributes.length > 0
        ? ["'unsafe-hashes'", ...quoted(attributes)]
        : [NONE],
    'img-src': [SELF, ...(services?.pictures ?? []), ...origins],
    'font-src': [SELF],
    // What the recorder's and the player's files are heard from lies in the page's own memory.
    'media-src': [SELF, 'blob:', ...origins],
    'connect-src': [SELF, ...given(services?.identity), ...origins, ...origins.map(asSocket)],
    'frame-src': services ? [services.identity, ...services.checkoutFrames] : [NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
    // Browsers that know the second pass over the first.
    'report-uri': [REPORTS_PATH],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const SELF = "'self'";
const NONE = "'none'";

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
const given = (host: string | undefined): string[] => (host ? [host] : []);
const asSocket = (origin: string): string => origin.replace(/^http/, 'ws');

/** What no page asks the device for, so that no script that got onto one can. */
const NEVER = ['display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'] as const;
/** What is for pages whose route says so. */
const ON_REQUEST: readonly Permission[] = ['camera'];

function permissionsPolicy(permissions: readonly Permission[] = []): string {
  const asked = ON_REQUEST.map((name) => `${name}=(${permissions.includes(name) ? 'self' : ''})`);
  return [...asked, ...NEVER.map((name) => `${name}=()`)].join(', ');
}

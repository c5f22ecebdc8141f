import type { Permission } from '@school/shared/contract';
import type { InlineHashes } from '../site/registry';
import { sha256 } from './inlineParts';
import type { Services } from './services';

/** Where browsers report policy violations. */
export const REPORTS_PATH = '/api/policy-reports';

/** What a page needs beyond the site's own files. */
export interface PageNeeds {
  /** Its own inline parts. */
  readonly inline: InlineHashes;
  /** The hashes of the integrity maps of deployed apps. */
  readonly maps?: readonly string[];
  /** Undefined until the API was reached, which sign-in and payments need anyway. */
  readonly services?: Services | undefined;
  /** The device permissions that it may request. */
  readonly permissions?: readonly Permission[] | undefined;
  /** Whether no script may run on it. */
  readonly isInert?: boolean;
  /** Whether its forms may be sent; by default, unless it is inert. */
  readonly sendsForms?: boolean;
  /** The source servers during development. */
  readonly source?: SourceServers | undefined;
}

/** The servers that a page in development loads its code from, besides the site's own. */
interface SourceServers {
  readonly origins: readonly string[];
}

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Returns a page's policy, the only definition of which code it runs, what it loads, which hosts it connects to, who
 * may frame it and which device permissions it may request. The browser refuses anything else and reports it to
 * `REPORTS_PATH`.
 */
export function pagePolicy(needs: PageNeeds): Headers {
  return {
    'content-security-policy': contentPolicy(needs),
    'permissions-policy': permissionsPolicy(needs.permissions),
    'reporting-endpoints': `policy="${REPORTS_PATH}"`,
  };
}

/** For responses that are not pages: nothing runs or loads if a browser renders one as a page. */
export const NO_PAGE: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For pages that contain their own policy, except for what only a header can set. */
export const UNFRAMED: Headers = { 'content-security-policy': "frame-ancestors 'none'" };

/** An empty style element that is filled rule by rule, as the components' styles do. */
const EMPTY_STYLE = sha256('');

function contentPolicy({
  inline,
  maps = [],
  services,
  source,
  isInert = false,
  sendsForms = !isInert,
}: PageNeeds): string {
  const { origins } = source ?? { origins: [] };
  const attributes = [...inline.attributes, ...(services?.checkoutStyles ?? []).map(sha256)];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [SELF],
    'script-src': isInert
      ? [NONE]
      : [SELF, ...quoted([...inline.scripts, ...maps]), ...given(services?.checkoutScript), ...origins],
    // Development servers and components write text into style elements, which is allowed only there.
    'style-src': source ? [SELF, "'unsafe-inline'"] : [SELF, ...quoted([...inline.styles, EMPTY_STYLE])],
    'style-src-attr': source
      ? ["'unsafe-inline'"]
      : attributes.length > 0
        ? ["'unsafe-hashes'", ...quoted(attributes)]
        : [NONE],
    'img-src': [SELF, ...(services?.pictures ?? []), ...origins],
    'font-src': [SELF],
    // Recordings are played from blobs of the page.
    'media-src': [SELF, 'blob:', ...origins],
    'connect-src': [SELF, ...given(services?.identity), ...origins, ...origins.map(asSocket)],
    'frame-src': services ? [services.identity, ...services.checkoutFrames] : [NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    // The site's server answers the forms of public pages. A browser applies this to where the answer leads, too: a form
    // that pays leads to the payment service's own page.
    'form-action': sendsForms ? [SELF, ...(services?.checkoutPages ?? [])] : [NONE],
    'frame-ancestors': [NONE],
    // Browsers that support the second ignore the first.
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

/** Permissions that no page needs, so that no injected script can request them. */
const NEVER = ['display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'] as const;
/** Permissions for pages whose route requests them. */
const ON_REQUEST: readonly Permission[] = ['camera'];

function permissionsPolicy(permissions: readonly Permission[] = []): string {
  const optional = ON_REQUEST.map((name) => `${name}=(${permissions.includes(name) ? 'self' : ''})`);
  return [...optional, ...NEVER.map((name) => `${name}=()`)].join(', ');
}

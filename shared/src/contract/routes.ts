import { dependsOnSignIn, signedInAccess, type Access } from './access';
import type { PageLink } from './links';

/** The three frames of the shell: header and footer, competition header only, nothing. */
export type Frame = 'site' | 'competition' | 'none';

/** What of a visitor's device a page may ask for. */
export type Permission = 'camera';

/** Values of a route's parameters, by name. */
export type RouteParams = Readonly<Record<string, string>>;

/** One known set of parameters of a route, with the words of its own page. */
export interface RouteVariant {
  readonly params: RouteParams;
  readonly title: string;
  readonly description: string;
}

/** A route as data: published beside an app's federation manifest and learned by the shell from there. */
export interface RouteEntry {
  /** Unique within its app. */
  readonly id: string;
  /** A path pattern such as `/learn/:instrumentId`; `*` answers every unknown path, with status 404. */
  readonly path: string;
  /** The module of the page below `src`, such as `./learn/LearnPage.tsx`; it exports a component of that name. */
  readonly page: string;
  readonly title: string;
  /** For search engines and shared links: it is in composed pages, and empty in a browser. */
  readonly description: string;
  readonly frame: Frame;
  readonly access: Access;
  /** Whether the page's HTML is made ahead of its visitors. */
  readonly prerender: boolean;
  /**
   * For a route with parameters: the sets of parameters that exist. A path whose parameters fit none of them is
   * an unknown path. A parameter that a variant leaves out may have any value.
   */
  readonly variants?: readonly RouteVariant[];
  /** Left out of the sitemap and marked `noindex`. */
  readonly unlisted?: boolean;
  /**
   * What the page's HTML shows of the API, by path below `/api`, such as `/competition/publications/results`. Whenever
   * the API publishes it anew, the page is composed anew.
   */
  readonly resources?: readonly string[];
  /** Feeds of what the page shows, which its head names to programs. */
  readonly feeds?: readonly { readonly path: string; readonly type: string; readonly title: string }[];
  /** What the page may ask of the device. Every other page is refused it by the browser, without asking anybody. */
  readonly permissions?: readonly Permission[];
  /** Where other parts of the site link to the page. A route with parameters has none. */
  readonly links?: readonly PageLink[];
}

/** The address of one page: a path in which only free parameters are left as `:name`, or `*`. */
export function pagePath(route: RouteEntry, variant?: RouteVariant): string {
  if (!variant) return route.path;
  return Object.entries(variant.params).reduce(
    (path, [name, value]) => path.replace(`:${name}`, value),
    route.path,
  );
}

/** One page of a route: the route itself, or one of its variants. */
export interface RoutePage {
  /** As `pagePath` gives it. */
  readonly path: string;
  readonly route: RouteEntry;
  readonly variant: RouteVariant | undefined;
}

/** The pages of a route, in the order of its variants. */
export function pagesOfRoute(route: RouteEntry): RoutePage[] {
  return (route.variants ?? [undefined]).map((variant) => ({
    path: pagePath(route, variant),
    route,
    variant,
  }));
}

/** Whether a page has one address, anybody may read it there, and search engines may show it. */
export function isListed({ path, route }: RoutePage): boolean {
  return path !== '*' && !path.includes(':') && !route.unlisted && !dependsOnSignIn(route.access);
}

/** A page for staff, before its app gives it the frame. */
export type StaffRoute = Pick<RouteEntry, 'id' | 'path' | 'page' | 'title' | 'description'> &
  Pick<Partial<RouteEntry>, 'permissions' | 'links'>;

/** Returns the route of a page for staff: for signed-in users, without public frame, and not prerendered. */
export const staffRoute = (route: StaffRoute): RouteEntry => ({
  ...route,
  frame: 'none',
  access: signedInAccess,
  prerender: false,
  unlisted: true,
});

/** Keeps a route table's literal shape while checking it against the contract. */
export function defineRoutes<const Routes extends readonly RouteEntry[]>(routes: Routes): Routes {
  return routes;
}

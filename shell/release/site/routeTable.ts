import { pagesOfRoute, type RoutePage, type RoutesByApp } from '@school/shared/contract';
import type { Registry } from './registry';

/** Returns the routes of each app's deployed version. */
export function deployedRoutes({ apps }: Registry): RoutesByApp {
  return Object.fromEntries(Object.entries(apps).map(([app, { current }]) => [app, current.manifest]));
}

/** Returns the pages of an app's deployed version. */
export function pagesOf({ apps }: Registry, app: string): RoutePage[] {
  return (apps[app]?.current.manifest.routes ?? []).flatMap(pagesOfRoute);
}

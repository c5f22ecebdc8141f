import type { PlacedLink, RouteEntry, SiteConfig } from '@school/shared/contract';

/** A remote as the site publishes it: what the browser must know to load it and to find its routes. */
export interface PublishedApp {
  readonly version: string;
  readonly contract: number;
  /** Its federation entry: relative to its folder, or a whole address when it is published from elsewhere. */
  readonly entry: string;
  readonly routes: readonly RouteEntry[];
  /** The hashes of its maps of integrity, in the order of `INTEGRITY_FILES`; none while its code is served from source. */
  readonly integrity?: readonly string[] | undefined;
  /** Versions of the shell in open tabs that lack something it needs. */
  readonly notFor?: readonly string[] | undefined;
  /** Why this browser gets it instead of the current version. Missing for the current one. */
  readonly channel?: 'canary' | 'preview' | undefined;
}

/** Remotes by name. */
export type AppTable = Readonly<Record<string, PublishedApp>>;

/** All deployed remotes: the answer of `/registry.json`. */
export interface PublicRegistry {
  readonly revision: number;
  /** The maps of all these apps, as one hash: a page whose policy was made of others cannot take them. */
  readonly maps?: string;
  readonly apps: AppTable;
}

/** What a composed page says of itself: the app that its HTML was made by, in exactly that version. */
export interface PageDescriptor extends PublishedApp {
  readonly app: string;
  readonly config: SiteConfig;
  /** The links of all apps in the frame of the page. Missing when there are none. */
  readonly links?: readonly PlacedLink[] | undefined;
}

/** Reads the descriptor of the page that the browser has opened. */
export function readPageDescriptor(document: Document): PageDescriptor {
  const element = document.getElementById('page');
  if (!element?.textContent) throw new Error('The page has no descriptor');
  return JSON.parse(element.textContent) as PageDescriptor;
}

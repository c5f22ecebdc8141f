import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { AppTree, serverReady, type App } from '@school/shared';
import { contentOf, isContentPath } from '../content/document';
import type { DeclaredContent } from '../content/declare';
import { HOME_CARDS_PATH, type RouteEntry, type RoutePage } from '../contract';
import { plainCss, readComponentStyles, type ComponentStyles } from './componentStyles';
import { makeContentFiles, type ContentFiles, type FilesRequest } from './contentFiles';
import type { SharePicture, SharePictures } from './picture';
import { serverShell } from './serverShell';
import type { DataPage, Heads, PageHead, StructuredData, Thing } from './structuredData';

export interface RenderRequest {
  /** The path of the page. */
  readonly path: string;
  /** The URL of the app's folder, with a trailing slash. */
  readonly base: string;
  /** The published resources of the page's route, as far as they exist; see `RouteEntry.resources`. */
  readonly resources?: Readonly<Record<string, unknown>>;
}

export interface DataRequest {
  /** The path of the page. */
  readonly path: string;
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  /** The URL of the page's picture, if it has one. */
  readonly picture: string | undefined;
  /** As in `RenderRequest`. */
  readonly resources?: Readonly<Record<string, unknown>>;
}

/** A rendered fragment: its HTML and the CSS that it needs. */
export interface Fragment {
  readonly html: string;
  readonly css: string;
  /** The same CSS by component. Render modules from before this field have none. */
  readonly styles?: ComponentStyles | undefined;
}

/** The render module of an app, deployed beside its scripts: renders the HTML of its public routes. */
export interface Renderer {
  readonly routes: App['routes'];
  readonly pages: App['pages'];
  readonly render: (request: RenderRequest) => Promise<Fragment>;
  /** Returns a page's structured data. Older render modules have none. */
  readonly structuredData?: (request: DataRequest) => readonly Thing[];
  /** Returns a page's title and description when they depend on editable documents. */
  readonly head: (request: DataRequest) => PageHead | undefined;
  /** Returns a page's own sharing picture, if any; used at build. */
  readonly pictureOf: (page: RoutePage) => SharePicture | undefined;
  /** The editable documents of its pages; recorded at build. */
  readonly content: readonly DeclaredContent[];
  /** The paths of documents that files of the site are generated from; recorded at build. */
  readonly filesOf: readonly string[];
  /** Returns these files, by path. */
  readonly files: (request: FilesRequest) => Readonly<Record<string, string>>;
}

/**
 * What an app provides for search engines, shared links, calendars and editors. It is never part of a browser's script.
 */
export interface Findings {
  readonly pictures?: SharePictures;
  readonly structuredData?: StructuredData;
  readonly heads?: Heads;
  readonly content?: readonly DeclaredContent[];
  readonly files?: ContentFiles;
  /** Ids of the routes whose pages show the cards that apps declare. */
  readonly cardsOn?: readonly string[];
}

/**
 * Creates the render module of an app.
 * @throws when something is declared for an unknown route, or its files use an undeclared document
 */
export function createRenderer(
  app: App,
  {
    pictures = {},
    structuredData = {},
    heads = {},
    content = [],
    files = NO_FILES,
    cardsOn = [],
  }: Findings = {},
): Renderer {
  const routeIds = new Set(app.routes.map(({ id }) => id));
  const routes = app.routes.map((route) =>
    withResources(route, [
      ...content.filter(({ shownOn }) => shownOn.includes(route.id)).map(({ path }) => path),
      ...(cardsOn.includes(route.id) ? [HOME_CARDS_PATH] : []),
    ]),
  );
  const shownBy = ({ id }: RouteEntry) => routes.find((route) => route.id === id)?.resources ?? [];
  const strange = [
    ...Object.keys({ ...pictures, ...structuredData, ...heads }),
    ...content.flatMap(({ shownOn }) => shownOn),
    ...cardsOn,
  ].find((id) => !routeIds.has(id));
  if (strange) throw new Error(`${app.name} has no route called ${strange}`);
  const declared = new Set(content.map(({ path }) => path));
  const unknown = files.of.find(({ path }) => !declared.has(path));
  if (unknown) throw new Error(`Files of ${app.name} are made of ${unknown.path}, which it does not declare`);
  /** Returns a page's value from values by route id. */
  function of<Said>(
    byRoute: Readonly<Record<string, (page: DataPage) => Said>>,
    { path, origin, picture, resources = {} }: DataRequest,
  ): Said | undefined {
    const match = app.match(path);
    return (
      match &&
      byRoute[match.route.id]?.({
        params: match.params,
        url: (to) => origin + to,
        picture,
        contentOf: (document) => contentOf(document, named(match.route.id, shownBy(match.route), resources)),
      })
    );
  }
  return {
    routes,
    pages: app.pages,
    async render({ path, base, resources = {} }) {
      const match = app.match(path);
      if (!match) throw new Error(`${app.name} has no route for ${path}`);
      await app.load(match.route);
      const shown = named(match.route.id, shownBy(match.route), resources);
      return renderFragment(
        <StaticRouter location={path}>
          <AppTree app={app} surroundings={{ shell: serverShell, base, resources: shown }} />
        </StaticRouter>,
        app.name,
      );
    },
    structuredData: (request) => of(structuredData, request) ?? [],
    head: (request) => of(heads, request),
    content,
    filesOf: files.of.map(({ path }) => path),
    files: (request) => makeContentFiles(files, request),
    pictureOf: ({ route, variant }) => pictures[route.id]?.(variant?.params ?? {}),
  };
}

const NO_FILES: ContentFiles = { of: [], make: () => ({}) };

/** Adds what a page shows to its route's resources. Browsers do not need that. */
function withResources(route: RouteEntry, paths: readonly string[]): RouteEntry {
  return paths.length === 0 ? route : { ...route, resources: [...(route.resources ?? []), ...paths] };
}

type Resources = NonNullable<RenderRequest['resources']>;

/**
 * Wraps a page's resources to refuse access to documents that are not declared for it, because their changes would not
 * update it.
 */
function named(id: string, shown: readonly string[], resources: Resources): Resources {
  return new Proxy(resources, {
    get(all, path) {
      if (typeof path === 'string' && isContentPath(path) && !shown.includes(path))
        throw new Error(`The page ${id} shows ${path}, which is not declared to be shown on it`);
      return Reflect.get(all, path) as unknown;
    },
  });
}

/**
 * Renders a tree to HTML with the CSS that it uses.
 * @param idPrefix must match the browser's root
 * @throws what any component threw: a broken page must not be deployed
 */
export async function renderFragment(tree: React.ReactNode, idPrefix: string): Promise<Fragment> {
  await serverReady();
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const stream = await renderToReadableStream(sheet.collectStyles(tree), {
      identifierPrefix: `${idPrefix}-`,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    });
    await stream.allReady;
    const html = await new Response(stream).text();
    if (errors.length > 0) throw errors[0];
    const styles = readComponentStyles(sheet.getStyleTags());
    return { html, css: plainCss(styles), styles };
  } finally {
    sheet.seal();
  }
}

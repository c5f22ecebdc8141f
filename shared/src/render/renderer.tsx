import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { AppTree, serverReady, type App } from '@school/shared';
import type { RoutePage } from '../contract';
import type { SharePicture, SharePictures } from './picture';
import { serverShell } from './serverShell';
import type { StructuredData, Thing } from './structuredData';

export interface RenderRequest {
  /** The address of the page. */
  readonly path: string;
  /** Address of the app's own folder, with a trailing slash. */
  readonly base: string;
  /** What the API published of the resources of the page's route, as far as it has; see `RouteEntry.resources`. */
  readonly resources?: Readonly<Record<string, unknown>>;
}

export interface DataRequest {
  /** The address of the page. */
  readonly path: string;
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  /** Where the page's picture lies, if it has one. */
  readonly picture: string | undefined;
}

/** A piece of a page: its HTML, and the CSS that this HTML needs. */
export interface Fragment {
  readonly html: string;
  readonly css: string;
}

/** The render module of an app, deployed beside its scripts: makes the HTML of its public routes. */
export interface Renderer {
  readonly routes: App['routes'];
  readonly pages: App['pages'];
  readonly render: (request: RenderRequest) => Promise<Fragment>;
  /** What search engines read of a page. Render modules of before there was any have none. */
  readonly structuredData?: (request: DataRequest) => readonly Thing[];
  /** What a page looks like where it is shared, if it has a picture of its own; asked for at build. */
  readonly pictureOf: (page: RoutePage) => SharePicture | undefined;
}

/** What of an app search engines and shared links show; it never reaches a browser's script. */
export interface Findings {
  readonly pictures?: SharePictures;
  readonly structuredData?: StructuredData;
}

/** Makes the render module of an app. @throws when something is said of a route that the app does not have */
export function createRenderer(app: App, { pictures = {}, structuredData = {} }: Findings = {}): Renderer {
  const known = new Set(app.routes.map(({ id }) => id));
  const strange = Object.keys({ ...pictures, ...structuredData }).find((id) => !known.has(id));
  if (strange) throw new Error(`${app.name} has no route called ${strange}`);
  return {
    routes: app.routes,
    pages: app.pages,
    async render({ path, base, resources = {} }) {
      const match = app.match(path);
      if (!match) throw new Error(`${app.name} has no route for ${path}`);
      await app.load(match.route);
      return renderFragment(
        <StaticRouter location={path}>
          <AppTree app={app} surroundings={{ shell: serverShell, base, resources }} />
        </StaticRouter>,
        app.name,
      );
    },
    structuredData({ path, origin, picture }) {
      const match = app.match(path);
      if (!match) return [];
      const page = { params: match.params, url: (to: string) => origin + to, picture };
      return structuredData[match.route.id]?.(page) ?? [];
    },
    pictureOf: ({ route, variant }) => pictures[route.id]?.(variant?.params ?? {}),
  };
}

/**
 * Renders a tree to HTML with the CSS that it uses.
 * @param idPrefix must be that of the browser's root
 * @throws what any component threw: a page that is broken must not be deployed
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
    return { html, css: plainCss(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

/** The rules alone: two style sheets with the library's markers on one page would claim the same group numbers. */
function plainCss(styleTags: string): string {
  return styleTags
    .replace(/<style[^>]*>|<\/style>/g, '')
    .replace(/\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
}

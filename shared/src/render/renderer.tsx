import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { artReady } from '@school/shared/art';
import { AppTree, islandsReady, type App } from '@school/shared';
import { serverShell } from './serverShell';

export interface RenderRequest {
  /** The address of the page. */
  readonly path: string;
  /** Address of the app's own folder, with a trailing slash. */
  readonly base: string;
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
}

/** Makes the render module of an app. */
export function createRenderer(app: App): Renderer {
  return {
    routes: app.routes,
    pages: app.pages,
    async render({ path, base }) {
      const match = app.match(path);
      if (!match) throw new Error(`${app.name} has no route for ${path}`);
      await app.load(match.route);
      return renderFragment(
        <StaticRouter location={path}>
          <AppTree app={app} surroundings={{ shell: serverShell, base }} />
        </StaticRouter>,
        app.name,
      );
    },
  };
}

/**
 * Renders a tree to HTML with the CSS that it uses.
 * @param idPrefix must be that of the browser's root
 * @throws what any component threw: a page that is broken must not be deployed
 */
export async function renderFragment(tree: React.ReactNode, idPrefix: string): Promise<Fragment> {
  await islandsReady();
  await artReady();
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

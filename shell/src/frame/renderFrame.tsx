import { SurroundingsContext } from '@school/shared';
import {
  dependsOnSignIn,
  type Access,
  type Frame as FrameKind,
  type PlacedLink,
} from '@school/shared/contract';
import { instrumentCss } from '@school/shared/art/draw';
import { renderFragment, serverShell, StaticRouter, type Fragment } from '@school/shared/render';
import { CEDI_SIGN, DARK, FONT_FILES, fontFaces, globalCss, LIGHT } from '@school/shared/theme';
import { inlineScript } from '../presses/inlineScript';
import { pressCss } from '../presses/pressCss';
import { NOTE_ID } from '../presses/watchPresses';
import { APP_MARK } from './appMark';
import { Frame } from './Frame';
import { FrameLinks } from './frameLinks';
import { headerCss } from './headerCss';

/** The shell's part of every page's head. */
export interface HeadParts {
  readonly links: string;
  /** Links for pages whose content contains a certain sign. Older shells have none. */
  readonly signs?: readonly { readonly sign: string; readonly link: string }[] | undefined;
  readonly css: string;
  /** The script before the page's content that handles presses until code has loaded. Older shells have none. */
  readonly presses?: string | undefined;
}

const fontLink = (base: string, file: string) =>
  `<link rel="preload" href="${base}fonts/${file}" as="font" type="font/woff2" crossorigin>`;

/** The render module of the shell: the frame around every page. */
export interface ShellRenderer {
  readonly head: (base: string) => HeadParts;
  /** Renders the frame of a page, hidden where only the browser can decide about access. */
  readonly frame: (page: {
    readonly path: string;
    readonly frame: FrameKind;
    readonly access: Access;
    /** The links of all apps. */
    readonly links: readonly PlacedLink[];
  }) => Promise<Fragment>;
}

export const shellRenderer: ShellRenderer = {
  head: (base) => ({
    links: [
      `<meta name="theme-color" content="${LIGHT.paper.ground}" media="(prefers-color-scheme: light)">`,
      `<meta name="theme-color" content="${DARK.paper.ground}" media="(prefers-color-scheme: dark)">`,
      `<link rel="icon" href="${base}mark.svg" type="image/svg+xml">`,
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      fontLink(base, FONT_FILES.display),
      fontLink(base, FONT_FILES.text),
    ].join('\n'),
    signs: [{ sign: CEDI_SIGN, link: fontLink(base, FONT_FILES.cedi) }],
    css: globalCss + instrumentCss + fontFaces(`${base}fonts/`) + pressCss + headerCss,
    presses: `<div id="${NOTE_ID}" aria-live="polite"></div><script>${inlineScript}</script>`,
  }),

  frame: ({ path, frame, access, links }) =>
    renderFragment(
      <StaticRouter location={path}>
        <SurroundingsContext value={{ shell: serverShell, base: '' }}>
          <FrameLinks value={links}>
            <Frame kind={frame} visit={0} hidden={dependsOnSignIn(access)} content={APP_MARK} />
          </FrameLinks>
        </SurroundingsContext>
      </StaticRouter>,
      'shell',
    ),
};

import { groundsCss } from './groundsCss';
import { PALETTE, type Pigment } from '../palette';
import { printCss } from './printCss';

const NAMES: Partial<Record<Pigment, string>> = {
  ink2: 'ink-2',
  wineDeep: 'wine-d',
  goldDeep: 'gold-d',
  clayDeep: 'clay-d',
  palmDeep: 'palm-d',
  palmMist: 'palm-mist',
  indigoDeep: 'indigo-d',
  roseDeep: 'rose-d',
  night2: 'night-2',
  night3: 'night-3',
};

const pigments = (Object.keys(PALETTE) as Pigment[])
  .filter((name) => name !== 'error' && name !== 'errorGround')
  .map((name) => `--${NAMES[name] ?? name}:${PALETTE[name]}`)
  .join(';');

const scales = `:root{${pigments};--veil:#160a14b3;
--display:Bricolage,"Bricolage Fallback","Source Sans",sans-serif;--text:"Source Sans","Source Sans Fallback",system-ui,sans-serif;
--s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:20px;--s6:24px;--s8:32px;--s10:40px;--s12:48px;--s16:64px;--s20:80px;--s24:96px;--s32:128px;
--gut:clamp(20px,4.45vw,64px);--sec:clamp(44px,9vw,136px);--split:clamp(32px,6vw,104px);--header:84px;
--t-hero:min(clamp(5rem,1.2rem + 10vw,11.5rem),25vw);--t-1:min(clamp(3.25rem,1.9rem + 5vw,6.5rem),16.25vw);--t-2:min(clamp(2.5rem,1.75rem + 2.9vw,4.5rem),12.5vw);
--t-3:min(clamp(1.75rem,1.45rem + 1.15vw,2.5rem),12vw);--t-4:clamp(1.375rem,1.25rem + .5vw,1.625rem);--t-lead:clamp(1.1875rem,1.1rem + .4vw,1.4375rem);
--t-label:1.125rem;--t-body:1.0625rem;--t-small:.9375rem;--t-mini:.8125rem;--beat:240ms;--ease:cubic-bezier(.2,.8,.2,1)}
@media (max-width:1100px){:root{--header:68px}}`;

const reset = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--header) + 12px)}
body{margin:0;background:var(--ground);color:var(--fg);font:400 var(--t-body)/1.55 var(--text);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-x:hidden;overflow-x:clip}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,legend,blockquote{margin:0;padding:0;border:0}
h1,h2,h3,h4,h5,h6{font:inherit}
fieldset{min-width:0}
ul,ol{list-style:none}
a{color:inherit;text-underline-offset:.18em;text-decoration-thickness:1.5px}
img,svg,video{display:block;max-width:100%}
table{border-collapse:collapse}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;border-radius:0}
button{cursor:pointer}
button:disabled{cursor:default}
[hidden]{display:none!important}
body{overflow-wrap:break-word}bdi{overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
[tabindex="-1"]:focus:not(:focus-visible){outline:0}
::selection{background:var(--gold);color:var(--ink)}
.skip{position:absolute;left:16px;top:-96px;background:var(--ink);color:var(--paper);padding:12px 20px;font-weight:700;z-index:99}
.skip:focus{top:12px}`;

const moments = `html[data-scroll-bar]:has(dialog:modal){scrollbar-gutter:stable}
html:has(dialog:modal){overflow:hidden;background:var(--night);background:color-mix(in srgb,var(--night) 70%,var(--ground))}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}@view-transition{navigation:auto}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after,::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important;transition:none!important;scroll-behavior:auto!important}}`;

/**
 * On a phone with a large browser font, words break instead of overflowing, as do headings of the narrowest phone size.
 * Its em are the browser's own.
 */
const large = `@media (max-width:19em){body,p,li,dd,h1,h2,h3,h4{overflow-wrap:anywhere}main *{white-space:normal!important}}`;

const CHOSEN =
  'label:has(input:checked),[aria-pressed=true],[aria-selected=true],a[aria-current]:not([aria-current=false]),tr[data-current]';

/**
 * With forced colours, such as Windows' high contrast, a selection that is marked by its background alone would be
 * invisible, so it uses the system's selection colours. Checkboxes and radio buttons are native.
 */
const forced = `@media (forced-colors:active){input[type=checkbox],input[type=radio]{appearance:auto}
:is(${CHOSEN}),:is(${CHOSEN}) :not(svg,svg *){forced-color-adjust:none;background-color:Highlight!important;color:HighlightText!important;outline-color:CanvasText!important}}`;

/**
 * The global styles: variables, grounds, reset, base elements, focus, reduced motion and print. The shell includes them
 * once.
 */
export const globalCss = [scales, groundsCss, reset, moments, large, forced, printCss].join('\n');

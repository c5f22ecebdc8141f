import { DARK, GROUNDS, LIGHT, type Ground, type GroundColors } from './grounds';

const NAMES: Record<keyof GroundColors, string> = {
  ground: '--ground',
  text: '--fg',
  muted: '--muted',
  accent: '--accent',
  line: '--line',
  focus: '--focus',
  field: '--field',
  quiet: '--quiet',
  strong: '--strong',
  onStrong: '--on-strong',
  onStrongMuted: '--on-strong-muted',
  onStrongAccent: '--on-strong-accent',
  beat: '--on-gold',
  onBeat: '--on-gold-beat',
  error: '--error',
  errorGround: '--error-ground',
};

const ROLES = Object.keys(NAMES) as (keyof GroundColors)[];

const declare = (colors: GroundColors, unless?: GroundColors): string =>
  ROLES.filter((role) => colors[role] !== unless?.[role])
    .map((role) => `${NAMES[role]}:${colors[role]}`)
    .join(';');

const select = (root: string, names: readonly Ground[]): string =>
  names
    .flatMap((name) =>
      name === 'paper' ? [root, `${root} [data-ground=paper]`] : [`${root} [data-ground=${name}]`],
    )
    .join(',');

/** Writes the rules of one tone, because grounds of the same tone share most colours. */
const scheme = (root: string, colors: Record<Ground, GroundColors>, names: readonly Ground[]): string => {
  const tones = [LIGHT.paper, LIGHT.night].map((base) => ({
    base,
    names: names.filter((name) => colors[name].text === base.text),
  }));
  return tones
    .map(({ base, names: group }) => {
      const own = group
        .map((name) => [name, declare(colors[name], base)] as const)
        .filter(([, css]) => css !== '')
        .map(([name, css]) => `${select(root, [name])}{${css}}`);
      return group.length > 0 ? [`${select(root, group)}{${declare(base)}}`, ...own].join('') : '';
    })
    .join('');
};

const changed = GROUNDS.filter((name) => declare(DARK[name], LIGHT[name]) !== '');

/** The colours of every ground in both schemes; `data-scheme` on the root element overrides the device's. */
export const groundsCss = [
  scheme(':root', LIGHT, GROUNDS),
  `@media (prefers-color-scheme:dark){${scheme(':root:not([data-scheme=light])', DARK, changed)}}`,
  scheme(':root[data-scheme=dark]', DARK, changed),
  ':root{color-scheme:light dark}:root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark}',
  ':root,[data-ground]{--rule:rgba(128,128,128,.4)}',
  // Chrome mixes colours from 111, Safari from 16.2, Firefox from 113.
  '@supports (color:color-mix(in srgb,red,red)){:root,[data-ground]{--rule:color-mix(in srgb,var(--fg) 18%,transparent)}}',
  // Otherwise Firefox draws a light scrollbar track on a dark page. The stage is dark in both schemes.
  '@supports (-moz-appearance:none){:root{scrollbar-color:#888 var(--ground)}:root:has(main>*>[data-ground=night]){scrollbar-color:#888 var(--night)}}',
  '[data-ground]{background-color:var(--ground);color:var(--fg)}',
].join('\n');

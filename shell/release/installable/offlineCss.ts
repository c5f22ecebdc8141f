import { DARK, LIGHT, PALETTE, type GroundColors } from '@school/shared/theme';

const colours = ({ ground, text, muted, line, focus }: GroundColors): string =>
  `--ground:${ground};--fg:${text};--muted:${muted};--line:${line};--focus:${focus}`;

/** Returns the styles of the offline page, in both colour schemes. @param font as a data URL */
export const offlineCss = (font: string): string =>
  `@font-face{font-family:Bricolage;src:url(${font}) format("woff2")}
:root{${colours(LIGHT.paper)}}
@media (prefers-color-scheme:dark){:root{${colours(DARK.paper)}}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:24px clamp(20px,4.45vw,64px) 64px;background:var(--ground);color:var(--fg);font:400 1.0625rem/1.55 "Source Sans 3","Source Sans",system-ui,sans-serif}
svg{display:block;width:100%;height:100%}
header{display:flex;align-items:center;gap:14px;font:800 1.1875rem/1 Bricolage,sans-serif}
header svg{flex:none;width:44px;height:44px}
main{padding-top:clamp(48px,9vw,120px)}
h1{font:800 clamp(3.25rem,1.9rem + 5vw,6.5rem)/.92 Bricolage,Arial,sans-serif;letter-spacing:-.02em;text-wrap:balance}
h2{margin:56px 0 8px;font-size:1.25rem;line-height:1.3}
.strip{height:clamp(60px,9vw,96px);margin:clamp(28px,4vw,48px) 0;overflow:hidden}
.lead{max-width:34em;font-size:1.1875rem;line-height:1.45}
.again{display:inline-flex;align-items:center;min-height:52px;margin-top:28px;padding:6px 22px;background:${PALETTE.gold};color:${PALETTE.ink};font-weight:700;text-decoration:none}
dl{max-width:34em;border-top:1.5px solid var(--line)}
dl div{display:flex;flex-wrap:wrap;gap:0 12px;align-items:center;min-height:48px;padding:3px 0;border-bottom:1px solid color-mix(in srgb,var(--fg) 18%,transparent)}
dt{width:5.5em;color:var(--muted)}
dd a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
@media print{.again{display:none}}`;

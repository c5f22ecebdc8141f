import { color, line, media } from '@school/shared/theme';

/** The style of a private link's page, which no composed page has. */
export const linkCss = `
.link-facts{display:grid;gap:8px}
.link-facts div{display:flex;flex-wrap:wrap;gap:0 16px;padding-block:8px;border-top:${line.hair} solid ${color.rule}}
.link-facts dt{flex:0 0 11em;font-weight:700}
.link-facts dd{margin:0;min-width:0;overflow-wrap:anywhere}
.link-facts .link-row{display:grid;grid-template-columns:minmax(0,11em) minmax(0,1fr) auto;align-items:center}
${media.phone}{.link-facts .link-row{grid-template-columns:minmax(0,1fr) auto}.link-row dt{grid-area:1/1}.link-row dd:nth-of-type(2){grid-area:1/2/3/3}}
.link-change button{min-height:48px;padding:0;border:0;font:inherit;text-decoration:underline;text-underline-offset:.28em;background:none;color:inherit;cursor:pointer}
.link-change span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.link-form{display:grid;gap:20px;padding-top:24px;border-top:${line.bar} solid ${color.rule}}
.link-form h2{font:800 1.5rem/1.1 var(--display)}
.link-form fieldset{min-width:0;margin:0;padding:0;border:0}
.link-form :is(label,legend){display:block;padding:0;font-weight:700}
.link-form .link-box{display:flex;gap:12px;align-items:center;min-height:48px;font-weight:400}
.link-form .link-box input{flex:none;width:24px;height:24px;accent-color:${color.wine}}
.link-form :is(input:not([type=checkbox],[type=radio]),select){box-sizing:border-box;width:100%;min-height:56px;margin-top:8px;padding:12px 16px;border:${line.field} solid ${color.line};border-radius:0;font:inherit;background:${color.ground};color:${color.text}}
.link-form button{justify-self:start;min-height:56px;padding:0 28px;border:0;font:700 1.125rem var(--text);background:${color.wine};color:${color.paper};cursor:pointer}
`.replaceAll(/\n+\s*/g, '');

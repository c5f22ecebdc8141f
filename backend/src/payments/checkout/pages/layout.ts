import { PALETTE } from '@school/shared/palette';
import { html, raw } from 'hono/html';

const { paper, card, sand, ink, ink2, wine, gold, clay, palm, indigo, rose, night, error, errorGround } =
  PALETTE;

const style = `
  *,*::before{box-sizing:border-box}
  :root{color-scheme:light;font:17px/1.5 'Source Sans 3 Variable','Source Sans 3','Segoe UI',system-ui,sans-serif;color:${ink}}
  body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;background:${night}}
  [hidden]{display:none!important}
  .cloth{display:block;width:100%;height:28px}
  main{width:min(30rem,100vw - 2rem);margin:2rem auto;align-self:center;background:${paper};position:relative}
  .wide main{width:min(64rem,100vw - 2rem)}
  .head{background:${wine};color:${paper};padding:1.5rem 1.5rem 1.25rem}
  .head p{margin:.375rem 0 0}.head .for{max-width:22rem}
  h1,h2,.sum{font-family:'Bricolage Grotesque Variable','Bricolage Grotesque','Arial Narrow',system-ui,sans-serif;font-weight:800;line-height:1.05;margin:0;letter-spacing:-.01em}
  h1{font-size:1.5rem;padding-right:3.25rem}h2{font-size:1.25rem}h1:focus,h2:focus{outline:none}
  .head .sum{font-size:3rem;margin:1.25rem 0 .5rem;font-variant-numeric:tabular-nums}
  .body{padding:1.5rem;display:grid;gap:1.5rem}
  .notice{margin:0;font-size:.9375rem;background:${sand};padding:.5rem .75rem;border-left:6px solid ${gold}}
  section{display:grid;gap:.5rem}section p{margin:0;color:${ink2}}
  button,.button{font:inherit;font-weight:700;min-height:48px;padding:.625rem 1rem;border:2px solid ${ink};border-radius:0;background:${card};color:${ink};cursor:pointer;text-align:left;display:grid;grid-template-columns:14px 1fr;gap:.75rem;align-items:center}
  button::before{content:'';width:14px;height:14px;border-radius:50%;background:var(--dot,${palm})}
  button small{display:block;font-weight:400;font-size:.9375rem}
  button:hover{background:${sand}}button:disabled{opacity:.55;cursor:progress}
  button.main{background:${wine};border-color:${wine};color:${paper};--dot:${gold}}button.main:hover{background:${ink}}
  button.no{--dot:${clay}}button.later{--dot:${gold}}button.plain{--dot:${ink2}}
  :focus-visible{outline:3px solid ${indigo};outline-offset:3px}
  .close{position:absolute;top:.75rem;right:.75rem;width:44px;min-height:44px;padding:0;place-items:center;grid-template-columns:1fr;background:transparent;color:${paper};border-color:${paper}}
  .close::before{content:'×';background:none;font-size:1.75rem;width:auto;height:auto;line-height:1}.close:hover{background:${ink}}.close:focus-visible{outline-color:${gold}}
  .bad{background:${errorGround};border-left:6px solid ${error};padding:.75rem 1rem}.good{background:${card};border-left:6px solid ${palm};padding:.75rem 1rem}.wait{background:${card};border-left:6px solid ${gold};padding:.75rem 1rem}
  form{margin:0}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid ${sand};vertical-align:top}th{font-size:.875rem}.acts{display:flex;flex-wrap:wrap;gap:.375rem}.acts button{display:block;min-height:44px;padding:.25rem .75rem;font-size:.9375rem;font-weight:600}.acts button::before{display:none}td:nth-child(2){white-space:nowrap}
  @media (max-width:48rem){table,tbody,tr,td{display:block}thead{display:none}tr{border-bottom:2px solid ${ink};padding:.75rem 0}td{border:0;padding:.25rem 0;overflow-wrap:anywhere}}
  @media (max-width:30rem){main{margin:1rem auto}.head .sum{font-size:2.5rem}}
`;

/** The pattern of blocks of the site, drawn over the whole width. */
const cloth = () => {
  const grounds = [gold, wine, palm, rose, indigo, clay];
  const shapes = grounds.map((ground, nth) => {
    const x = nth * 28;
    const figure = grounds[(nth + 2) % grounds.length];
    const forms = [
      `<circle cx="${x + 14}" cy="14" r="9" fill="${figure}"/>`,
      `<path d="M${x} 28L${x + 14} 0L${x + 28} 28z" fill="${figure}"/>`,
      `<path d="M${x} 0h14v14h14v14h-14v-14h-14z" fill="${figure}"/>`,
    ];
    return `<rect x="${x}" width="28" height="28" fill="${ground}"/>${forms[nth % forms.length]}`;
  });
  return raw(
    `<svg class="cloth" aria-hidden="true"><defs><pattern id="cloth" width="168" height="28" patternUnits="userSpaceOnUse">${shapes.join('')}</pattern></defs><rect width="100%" height="28" fill="url(#cloth)"/></svg>`,
  );
};

interface Page {
  title: string;
  /** The one script of the page. */
  script?: string;
  isWide?: boolean;
  /** The data for its script. */
  session?: { id: string; origin: string };
}

/** The frame of every page of the local checkout. Buttons stay disabled until the script has loaded. */
export const layout = ({ title, script, isWide, session }: Page, content: unknown) =>
  html`<!doctype html>
    <html lang="en-GH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body
        class="${isWide ? 'wide' : ''}"
        data-session="${session?.id ?? ''}"
        data-origin="${session?.origin ?? ''}"
      >
        ${cloth()}
        <main ${script ? raw('inert') : ''}>${content}</main>
        ${cloth()} ${script ? html`<script src="${script}"></script>` : ''}
      </body>
    </html>`;

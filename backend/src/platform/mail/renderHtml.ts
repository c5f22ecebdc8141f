import { PALETTE } from '@school/shared/palette';
import { school } from '@school/shared/site';
import { html, raw } from 'hono/html';
import type { Block, Message } from './message';

const { paper, ink, wine, gold, palm, sand, night, night3, mist } = PALETTE;

const sans = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";

/** The dark scheme. It must override the inline styles that mail programs without it use. */
const dark = `@media (prefers-color-scheme: dark) {
  body { background: ${night} !important; color: ${paper} !important; }
  div { border-color: ${mist} !important; }
  td { border-color: ${night3} !important; }
  td[style*="background:${paper}"] { background: ${night} !important; }
  a { color: ${gold} !important; }
  a[style*="background:"] { background: ${gold} !important; color: ${ink} !important; }
}`;

/** Renders the mail as HTML for all mail programs: one column, inline styles, no pictures to load. */
export async function renderHtml({ subject, blocks }: Message): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en-GH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(dark)}
        </style>
      </head>
      <body style="margin:0;background:${paper};color:${ink};${sans};font-size:17px;line-height:1.5">
        <div style="max-width:600px;margin:0 auto;padding:24px 20px">
          ${strip()}
          <p style="margin:18px 0 28px;font-weight:800;font-size:18px">${school.name}</p>
          ${blocks.map(htmlOf)}
          <div style="margin-top:36px;padding-top:16px;border-top:2px solid ${ink};font-size:14px">
            ${school.name}, ${school.place}<br />${school.tagline}
          </div>
        </div>
      </body>
    </html>`;
  return page.toString();
}

/** A bar of the kpanlogo bell: the strip that runs through the site. */
function strip() {
  const beats = [gold, wine, '', gold, '', palm, wine, '', gold, '', wine, palm];
  return html`<table role="presentation" style="width:100%;border-collapse:collapse">
    <tbody>
      <tr>
        ${beats.map((colour) => html`<td style="height:10px;padding:0;background:${colour || paper};font-size:0">&nbsp;</td>`)}
      </tr>
    </tbody>
  </table>`;
}

function htmlOf(block: Block) {
  if ('text' in block) return html`<p style="margin:0 0 16px">${lines(block.text)}</p>`;
  if ('heading' in block) {
    return html`<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15">${block.heading}</h1>`;
  }
  if ('quote' in block) {
    return html`<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:6px solid ${gold}">
      ${lines(block.quote)}
    </blockquote>`;
  }
  if ('button' in block) {
    const { label, url } = block.button;
    return html`<p style="margin:24px 0">
        <a
          href="${url}"
          style="display:inline-block;padding:14px 22px;background:${wine};color:${paper};font-weight:700;text-decoration:none"
          >${label}</a
        >
      </p>
      <p style="margin:0 0 16px;font-size:14px;word-break:break-all">${url}</p>`;
  }
  if ('link' in block) {
    const { label, url } = block.link;
    return html`<p style="margin:0 0 16px"><a href="${url}" style="color:${wine}">${label}</a></p>`;
  }
  return html`<table role="presentation" style="margin:0 0 20px;width:100%;border-collapse:collapse">
    <tbody>
      ${block.facts.map(
        ({ label, value }) =>
          html`<tr>
            <td style="padding:6px 16px 6px 0;border-top:1px solid ${sand};vertical-align:top;width:38%">
              ${label}
            </td>
            <td style="padding:6px 0;border-top:1px solid ${sand};font-weight:600">${lines(value)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Line breaks as elements: white space around an expression must not become part of the text. */
const lines = (text: string) =>
  text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`));

import { formatDate } from '@school/shared/format';
import { school } from '@school/shared/site';
import { LIGHT, PALETTE } from '@school/shared/theme';
import { codeOf, type TicketSet } from '../data/keptTickets';
import { qrOf } from '../data/qr';
import { inGroups } from '../data/ticketCode';

const { card } = LIGHT;

const CSS = `*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:24px clamp(20px,5vw,64px) 64px;background:${PALETTE.night};color:${PALETTE.paper};font:400 1.0625rem/1.5 "Source Sans 3",system-ui,sans-serif}
main{max-width:720px;margin:0 auto}
h1{font:800 clamp(2.25rem,1.6rem + 3vw,3.5rem)/1 "Bricolage Grotesque",Arial,sans-serif}
.lead{margin:12px 0 28px}
article{display:grid;grid-template-columns:minmax(0,1fr) min(52vw,232px);margin-top:20px;border-left:28px solid ${PALETTE.clay};background:${card.ground};color:${card.text}}
article>div{padding:18px 20px}
h2{font:800 1.5rem/1.05 "Bricolage Grotesque",Arial,sans-serif}
b{display:block;margin-top:8px;font-size:1.1875rem;overflow-wrap:anywhere}
code{display:block;margin-top:8px;font:600 .9375rem/1.3 ui-monospace,monospace;overflow-wrap:anywhere}
svg{display:block;width:100%}
.gone{opacity:.7}
@media(max-width:520px){article{grid-template-columns:minmax(0,1fr)}svg{max-width:300px;margin:0 auto}}
@media print{body{background:none;color:#000}article{break-inside:avoid;border-left-color:#000}}`;

/**
 * Returns tickets as one self-contained page for a phone without a connection, without scripts and
 * requests.
 * @param at when they were stored, ISO
 * @returns the page, and the styles that it may have
 */
export function offlineTickets({ event, tickets }: TicketSet, at: string): { html: string; css: string } {
  const html = `<!doctype html>
<html lang="${school.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your tickets for ${escaped(event.name)}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>Your tickets for ${escaped(event.name)}</h1>
<p class="lead">${escaped(formatDate(event.date))}, doors ${escaped(event.doors)}, music at ${escaped(event.start)}. ${escaped(event.place)}.<br>There is no connection right now. These are your tickets as they were on ${escaped(formatDate(at))}; they let you in.</p>
${tickets.map(ticketHtml).join('\n')}
</main>
</body>
</html>
`;
  return { html, css: CSS };
}

function ticketHtml(ticket: TicketSet['tickets'][number]): string {
  const code = codeOf(ticket);
  const words = `<h2>${escaped(ticket.typeName)}</h2><b>${escaped(ticket.seat?.label ?? 'No numbered seat')}</b>${escaped(ticket.name)}`;
  if (code === undefined) return `<article class="gone"><div>${words}<br>No longer valid.</div></article>`;
  const { size, path } = qrOf(code);
  const svg = `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  return `<article><div>${words}<code>${escaped(inGroups(code))}</code></div>${svg}</article>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

import { createHash } from 'node:crypto';
import { favicon } from './favicon';
import { formatPhone } from '@school/shared/format';
import { school } from '@school/shared/site';
import { escape } from '../compose/escape';
import { offlineArt } from './offlineArt';
import { offlineCss } from './offlineCss';
import { offlineFont } from './offlineFont';

const HEADING = 'A rest in the music.';
const AGAIN = 'Try again';

/**
 * Returns the page that is shown without a connection. It is self-contained and runs no script; its policy allows only
 * its own styles.
 */
export async function offlinePage(): Promise<string> {
  const css = offlineCss(await offlineFont(HEADING + school.name));
  const hash = createHash('sha256').update(css).digest('base64');
  return `<!doctype html>
<html lang="${school.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; font-src data:; form-action 'none'; base-uri 'none'">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>No connection, ${escape(school.name)}</title>
<style>${css}</style>
</head>
<body>
<header>${favicon()}<p>${escape(school.name)}</p></header>
<main>
<h1>${HEADING}</h1>
<div class="strip">${offlineArt()}</div>
<p class="lead">There is no connection right now, so this page could not be fetched. Nothing is lost: what you typed on this device stays on it, and pages that are open go on.</p>
<p><a class="again" href="">${AGAIN}</a></p>
<h2>Until then</h2>
<dl>
<div><dt>Call</dt><dd><a href="tel:${school.phone}">${formatPhone(school.phone)}</a></dd></div>
<div><dt>Come by</dt><dd>${school.branches.join(' and ')}, Monday to Saturday</dd></div>
<div><dt>Write later</dt><dd><a href="mailto:${school.email}">${school.email}</a></dd></div>
</dl>
</main>
</body>
</html>
`;
}

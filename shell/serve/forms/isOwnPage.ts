/** Sites that may send a form here: our own, and the person themself, by reloading. */
const OWN = ['same-origin', 'none'];

/**
 * Returns whether one of our own pages sent a request, by `Sec-Fetch-Site` and `Origin`. Browsers that send neither are
 * older than both; a form rests on no cookie, so that another site could gain nothing there.
 * @param header returns a header of the request
 * @param origin the site's public origin; the requested host is accepted too
 */
export function isOwnPage(header: (name: string) => string | undefined, origin: string | undefined): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined && !OWN.includes(site)) return false;
  const from = header('origin');
  if (from === undefined) return true;
  // A page whose referrer is hidden sends this to its own site too.
  if (from === 'null') return site === 'same-origin';
  return from === origin || (URL.canParse(from) && new URL(from).host === header('host'));
}

import type { SiteSettings } from './settings';

/** Says where the site is, what runs as a stand-in, and who can sign in. */
export function printBanner(
  settings: SiteSettings,
  revision: number,
  changed: Readonly<Record<string, string>>,
): void {
  const news = Object.entries(changed).map(([app, version]) => `${app} ${version}`);
  console.log(`
  The site is at ${settings.origin} (revision ${revision}${news.length > 0 ? `: ${news.join(', ')}` : ', nothing new'})
  Stop it with Ctrl+C. To sign in as staff go to ${settings.origin}/login
`);
}

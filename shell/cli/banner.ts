import { seededAccounts } from '@school/backend/accounts';
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
  Sign in at ${settings.origin}/login${standIns()}
  Stop it with Ctrl+C
`);
}

/** The accounts of the local identity provider, when that is the one in use. */
function standIns(): string {
  if (process.env['AUTH0_DOMAIN']) return '';
  const accounts = seededAccounts.map(
    ({ email, password, note }) => `    ${email.padEnd(34)} ${password.padEnd(20)} ${note}`,
  );
  return ` with an account of the local identity provider:\n${accounts.join('\n')}`;
}

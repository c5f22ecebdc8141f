import { seededAccounts } from '@school/backend/accounts';
import type { SiteSettings } from '../../workspace/settings';

/** Prints the site's URL, the stand-in services, and the accounts to sign in with. */
export function printBanner(
  settings: SiteSettings,
  revision: number,
  changed: Readonly<Record<string, string>>,
): void {
  const news = Object.entries(changed).map(([app, version]) => `${app} ${version}`);
  console.log(`
  The site is at ${settings.origin} (revision ${revision}${news.length > 0 ? `: ${news.join(', ')}` : ', nothing changed'})
  Sign in at ${settings.origin}/login${standIns()}${mailbox(settings)}${mailingList()}${checkout()}
  Stop it with Ctrl+C
`);
}

/** Returns the accounts of the local identity service when it is used. */
function standIns(): string {
  if (process.env['AUTH0_DOMAIN']) return '';
  const accounts = seededAccounts.map(
    ({ email, password, note }) => `    ${email.padEnd(34)} ${password.padEnd(20)} ${note}`,
  );
  return ` with an account of the local identity provider:\n${accounts.join('\n')}`;
}

/** Returns where to read mails when no mail server is configured. */
function mailbox({ apiPort }: SiteSettings): string {
  return process.env['SMTP_URL'] ? '' : `\n  Mails can be read at http://localhost:${apiPort}/mail`;
}

/** Returns where the mailing list is stored when it is local. */
function mailingList(): string {
  const { MAILCHIMP_API_KEY, DATA_DIR = '.data' } = process.env;
  return MAILCHIMP_API_KEY ? '' : `\n  The mailing list is stored in ${DATA_DIR}/mailing-list.json`;
}

/** Returns where payments are made when they are not real. */
function checkout(): string {
  const { FLUTTERWAVE_SECRET_KEY, CHECKOUT_PORT = '4020' } = process.env;
  return FLUTTERWAVE_SECRET_KEY
    ? ''
    : `\n  Payments go to the local checkout, which moves no money: http://localhost:${CHECKOUT_PORT}`;
}

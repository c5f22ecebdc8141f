import { seededAccounts } from '@school/backend/accounts';
import type { SiteSettings } from '../../workspace/settings';

/** Says where the site is, what runs as a stand-in, and who can sign in. */
export function printBanner(
  settings: SiteSettings,
  revision: number,
  changed: Readonly<Record<string, string>>,
): void {
  const news = Object.entries(changed).map(([app, version]) => `${app} ${version}`);
  console.log(`
  The site is at ${settings.origin} (revision ${revision}${news.length > 0 ? `: ${news.join(', ')}` : ', nothing new'})
  Sign in at ${settings.origin}/login${standIns()}${mailbox(settings)}${mailingList()}${checkout()}
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

/** Where mails can be read when they go to no mail server. */
function mailbox({ apiPort }: SiteSettings): string {
  return process.env['SMTP_URL'] ? '' : `\n  Mails can be read at http://localhost:${apiPort}/mail`;
}

/** Where the mailing list is kept when it is on this machine. */
function mailingList(): string {
  const { MAILCHIMP_API_KEY, DATA_DIR = '.data' } = process.env;
  return MAILCHIMP_API_KEY ? '' : `\n  The mailing list is kept in ${DATA_DIR}/mailing-list.json`;
}

/** Where payments are taken when they are not real. */
function checkout(): string {
  const { FLUTTERWAVE_SECRET_KEY, CHECKOUT_PORT = '4020' } = process.env;
  return FLUTTERWAVE_SECRET_KEY
    ? ''
    : `\n  Payments go to the local checkout, which moves no money: http://localhost:${CHECKOUT_PORT}`;
}

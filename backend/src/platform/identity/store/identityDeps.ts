import type { AuthSettings } from '../../config/settings';
import type { Clock } from '../../core/clock';
import type { Logger } from '../../core/logger';
import type { MailTransport } from '../../mail/transport';
import type { Accounts } from './accounts';
import type { Attempts } from './attempts';
import type { IdentityKeys } from './keys';
import type { StateStore } from './stateStore';
import type { Tickets } from './tickets';

/** All dependencies of the local identity provider. */
export interface IdentityDeps {
  auth: AuthSettings;
  siteOrigins: string[];
  /** Number of our own proxies in front of it. */
  proxyHops: number;
  clock: Clock;
  log: Logger;
  keys: IdentityKeys;
  state: StateStore;
  accounts: Accounts;
  attempts: Attempts;
  /** When an account was signed out everywhere, if ever. */
  signedOutAt(accountId: string): Promise<Date | null>;
  loginTickets: Tickets;
  resetTickets: Tickets;
  mails: MailTransport;
}

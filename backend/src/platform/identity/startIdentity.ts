import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Settings } from '../config/settings';
import type { Clock } from '../core/clock';
import type { Logger } from '../core/logger';
import { StartError } from '../core/startError';
import type { Database } from '../db/database';
import { drain, listenOn } from '../http/listen';
import { openTransport } from '../mail/openTransport';
import { dispatchOwnRoutes } from './dispatch';
import type { IdentityDeps } from './store/identityDeps';
import { createProvider } from './provider';
import { seededAccounts } from './store/seededAccounts';
import { loadAccounts, type Account } from './store/accounts';
import { createAttempts } from './store/attempts';
import { fileStore } from './store/fileStore';
import { loadKeys } from './store/keys';
import { createStateStore, type Entry } from './store/stateStore';
import { signedOutAt } from './store/signedOutAt';
import { createTickets } from './store/tickets';

export interface Identity {
  port: number;
  stop(): Promise<void>;
}

type IdentitySettings = Pick<
  Settings,
  'mode' | 'auth' | 'siteOrigins' | 'proxyHops' | 'dataDir' | 'mail' | 'identityPort'
>;

/**
 * Starts the stand-in on loopback; refuses with production settings.
 * @param database counts failed sign-ins and stores sign-outs; it may open later than the stand-in, which waits for it
 */
export async function startIdentity(
  settings: IdentitySettings,
  clock: Clock,
  log: Logger,
  database: () => Promise<Database> | Database,
): Promise<Identity> {
  if (settings.mode === 'production' || settings.auth.mode === 'auth0') {
    throw new StartError('Cannot start, the local identity provider does not run beside production settings');
  }
  const deps = await createDeps(settings, clock, log, database);
  const provider = await createProvider(deps);
  dispatchOwnRoutes(provider, deps);
  const server = createServer(provider.callback());
  const port = await listenOn(server, {
    name: 'local identity provider',
    variable: 'IDENTITY_PORT',
    host: '127.0.0.1',
    port: settings.identityPort ?? 0,
  });
  return {
    port,
    stop: async () => {
      await drain(server);
      deps.state.flush();
    },
  };
}

const minute = 60_000;

async function createDeps(
  { auth, siteOrigins, proxyHops, dataDir, mail }: IdentitySettings,
  clock: Clock,
  log: Logger,
  database: () => Promise<Database> | Database,
): Promise<IdentityDeps> {
  const file = (name: string) => join(dataDir, 'identity', name);
  return {
    auth,
    siteOrigins,
    proxyHops,
    clock,
    log,
    keys: await loadKeys(file('keys.json')),
    state: createStateStore(fileStore<[string, Entry][]>(file('state.json')), clock),
    accounts: await loadAccounts(fileStore<Account[]>(file('accounts.json')), seededAccounts),
    attempts: createAttempts(database, clock),
    signedOutAt: async (accountId) => signedOutAt(await database(), accountId),
    loginTickets: createTickets(clock, minute),
    resetTickets: createTickets(clock, 60 * minute),
    mails: openTransport({ dataDir, mail }),
  };
}

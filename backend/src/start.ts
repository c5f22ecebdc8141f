import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { createSitePages } from './site/analytics/sitePages';
import { startTelemetry } from '@school/shared/telemetry';
import { DECLARED_FILE } from '@school/shared/content/declare';
import { createDeclaredDocuments } from './site/site-content/declaredDocuments';
import type { Settings } from './platform/config/settings';
import { requestSite } from './platform/core/requestSite';
import { createClosers } from './platform/core/closers';
import { systemClock, type Clock } from './platform/core/clock';
import { startDatabaseClock } from './platform/db/databaseClock';
import type { Logger } from './platform/core/logger';
import { storedSecret } from './platform/core/storedSecret';
import { createSignedTokens } from './platform/core/signedTokens';
import type { Database } from './platform/db/database';
import { openDataFolder } from './platform/db/dataFolder';
import { openDatabase } from './platform/db/openDatabase';
import { createApp } from './app/api/app';
import { features } from './app/features';
import { gatherFeatures } from './platform/feature/gatherFeatures';
import { openProvided } from './platform/feature/openProvided';
import type { Deps } from './platform/http/deps';
import { orderEffectsOf } from './payments/orderEffectsOf';
import { createProbeApp } from './platform/system/probeApp';
import { startBackgroundWork } from './startBackgroundWork';
import { createAtOnce } from './platform/http/atOnce';
import { createSharedAnswers } from './platform/http/sharedAnswers';
import { drain, listenOn } from './platform/http/listen';
import { createTokenVerifier } from './platform/http/verifyToken';
import { startVersionCounts } from './platform/page-versions/countVersions';
import { startIdentity } from './platform/identity/startIdentity';
import { createSessions } from './staff/me/sessions/sessions';
import { createMailbox } from './platform/mail/mailbox';
import { mailFolder, openTransport } from './platform/mail/openTransport';
import { openMailingList } from './platform/mailing-list/openList';
import { startCheckout } from './payments/checkout/startCheckout';
import { openSentMails } from './platform/mail/sentMails';
import { openTexts } from './platform/text-messages/openTexts';
import { createFlutterwave } from './payments/flutterwave/flutterwave';
import { openFiles } from './platform/uploads/openFiles';

/** A running backend. */
export interface Backend {
  port: number;
  identityPort: number | undefined;
  checkoutPort: number | undefined;
  stop(): Promise<void>;
}

const LISTENING = { name: 'API', variable: 'PORT' } as const;

/** Opens everything in order; if one step fails, what was opened is closed again. */
export async function startBackend(
  settings: Settings,
  log: Logger,
  machineClock: Clock = systemClock,
): Promise<Backend> {
  const closers = createClosers();
  try {
    return await open(settings, log, machineClock, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function open(
  settings: Settings,
  log: Logger,
  machineClock: Clock,
  closers: ReturnType<typeof createClosers>,
): Promise<Backend> {
  const { identityPort, checkoutPort, dataDir } = settings;
  if (identityPort !== undefined || checkoutPort !== undefined || !settings.databaseUrl) {
    const lock = openDataFolder(dataDir);
    closers.add(() => lock.release());
  }
  const telemetry = await startTelemetry(`school-${settings.process}`, settings.telemetry, (message) =>
    log.warn({ message }, 'measurements could not be sent'),
  );
  closers.add(() => telemetry.stop());
  const files = await openFiles(settings);
  // Before the database, which takes seconds to create: fast failures come first.
  let onOpen: (db: Database) => void = () => undefined;
  const whenOpen = new Promise<Database>((resolve) => (onOpen = resolve));
  const identity =
    identityPort === undefined ? undefined : await startIdentity(settings, machineClock, log, () => whenOpen);
  if (identity) closers.add(() => identity.stop());
  const checkout = checkoutPort === undefined ? undefined : await startCheckout(settings, machineClock, log);
  if (checkout) closers.add(() => checkout.stop());
  const database = await openDatabase(settings, log);
  closers.add(() => database.close());
  onOpen(database.db);
  const clock = await startDatabaseClock(database, machineClock, log);
  closers.add(async () => clock.stop());
  const signed = createSignedTokens(settings.secret ?? storedSecret(dataDir), clock, settings.formerSecrets);

  const transport = openTransport(settings);
  const sentMails = openSentMails(settings);
  const gathered = gatherFeatures(features);
  const background = {
    db: database.db,
    clock,
    log,
    settings,
    signed,
    files,
    sentMails,
    transport,
    texts: openTexts(settings, transport),
    list: openMailingList(settings),
    siteOrigin: settings.siteOrigins[0] ?? '',
    provider: createFlutterwave(settings.payments),
    orderEffects: orderEffectsOf(features),
  };
  if (settings.process !== 'api')
    await startBackgroundWork(
      { ...background, database, features: gathered, isEmbedded: !settings.databaseUrl },
      closers,
    );
  if (settings.process === 'worker') {
    const probes = createProbeApp({ readTime: database.readTime, clockAheadMs: clock.aheadMs, files, log });
    const server = createAdaptorServer({ fetch: probes.fetch, hostname: settings.host }) as Server;
    const port = await listenOn(server, { ...LISTENING, host: settings.host, port: settings.port });
    closers.add(() => drain(server));
    return { port, identityPort: undefined, checkoutPort: undefined, stop: closers.closeAll };
  }
  const provided = await openProvided({ database, clock, log, settings, features: gathered });
  closers.add(() => provided.close());
  const sharedAnswers = await createSharedAnswers(database.listen, clock);
  closers.add(() => sharedAnswers.close());
  const versionCounts = startVersionCounts({ db: database.db, log });
  closers.add(() => versionCounts.close());
  const stopping = new AbortController();
  const verifyToken = createTokenVerifier(settings.auth, clock);
  const app = createApp({
    ...(provided.deps as Deps),
    ...background,
    features: gathered,
    verifyToken,
    reports: database.reports,
    readTime: database.readTime,
    clockAheadMs: clock.aheadMs,
    sessions: await createSessions(settings.auth, database),
    sharedAnswers,
    versionCounts,
    requestsAtOnce: createAtOnce(settings.atOnce.requests),
    streamsAtOnce: createAtOnce(settings.atOnce.streams),
    declaredDocuments: createDeclaredDocuments(
      requestSite(settings.siteInternalOrigin, DECLARED_FILE, 'documents'),
    ),
    sitePages: createSitePages({
      readRegistry: requestSite(settings.siteInternalOrigin, '/registry.json', 'pages'),
      clock,
    }),
    stopping: stopping.signal,
  });
  if (settings.mail.hasMailbox) app.route('/mail', createMailbox(mailFolder(settings)));
  // Load balancers may probe with HTTP/1.0, which has no Host header: the listening host is assumed. Missing headers
  // are checked often enough to end such connections in time.
  const serverOptions = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions, hostname: settings.host }) as Server;
  // Uploads of slow senders take longer than Node.js allows, and have a separate limit.
  server.requestTimeout = (settings.uploads.withinSeconds + 60) * 1000;
  const { host, port } = settings;
  const api = await listenOn(server, { ...LISTENING, host, port });
  closers.add(() => drain(server));
  closers.add(() => stopping.abort());
  checkout?.deliverTo(`http://127.0.0.1:${api}/api/payments/webhook`);
  return { port: api, identityPort: identity?.port, checkoutPort: checkout?.port, stop: closers.closeAll };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSitePages } from '../site/analytics/sitePages';
import { readSettings } from '../platform/config/readSettings';
import type { Settings } from '../platform/config/settings';
import { settableClock } from '../platform/core/clock';
import { createLogger } from '../platform/core/logger';
import { createSignedTokens } from '../platform/core/signedTokens';
import { createApp } from '../app/api/app';
import { features as allFeatures } from '../app/features';
import type { OpenDatabase } from '../platform/db/database';
import { createAtOnce } from '../platform/http/atOnce';
import { createSharedAnswers } from '../platform/http/sharedAnswers';
import type { Deps } from '../platform/http/deps';
import { createVersionCounts } from '../platform/page-versions/versionCounts';
import { createTokenVerifier } from '../platform/http/verifyToken';
import { orderEffectsOf } from '../payments/orderEffectsOf';
import type { Feature } from '../platform/feature/feature';
import { openProvided } from '../platform/feature/openProvided';
import { gatherFeatures } from '../platform/feature/gatherFeatures';
import { createFlutterwave } from '../payments/flutterwave/flutterwave';
import { createSessions } from '../staff/me/sessions/sessions';
import { openSentMails } from '../platform/mail/sentMails';
import { openTestDatabase } from './database';
import { createDeclaredDocuments } from '../site/site-content/declaredDocuments';
import { testDocuments, testRegistry } from './site';
import { startTestIssuer } from './tokens';
import { openFiles } from '../platform/uploads/openFiles';

/** The time of every test. */
export const testNow = new Date('2025-03-01T12:00:00Z');

/** The secret that signs tokens and links in tests. */
export const testSecret = 'a secret of the tests, known to all';

const many = 1_000_000;

/** Limits that no test reaches. */
export const unlimited = {
  formsPerHour: many,
  paymentsPerHour: many,
  tickets: { holdsPerHour: many, heldPerAddress: many, passes: 'local', googlePasses: 'local' },
  beaconsPerHour: many,
  uploads: { perHour: many, withinSeconds: 600 },
} satisfies Partial<Settings>;

/** Starts the API with its own database, without a server, at a time that the test sets. */
export const startTestApi = (overrides: Partial<Settings> = {}) => startApiOn(openTestDatabase, overrides);

/** Starts the API on any database, such as a server's, to which several instances may connect. */
export async function startApiOn<D extends OpenDatabase>(
  open: () => Promise<D>,
  overrides: Partial<Settings> = {},
  list: readonly Feature[] = allFeatures,
) {
  const database = await open();
  const issuer = await startTestIssuer();
  const clock = settableClock(testNow);
  const plain = readSettings({ NODE_ENV: 'test' });
  const settings = { ...plain, ...overrides, auth: { ...plain.auth, issuer: issuer.issuer } };
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const features = gatherFeatures(list);
  const live = { debounceMs: 5, beatMs: 50 };
  const provided = await openProvided({ settings, database, clock, log, features, live });
  const sharedAnswers = await createSharedAnswers(database.listen, clock);
  const stopping = new AbortController();
  const dataDir = mkdtempSync(join(tmpdir(), 'school-api-'));
  const deps: Deps = {
    ...(provided.deps as Deps),
    db: database.db,
    features,
    clock,
    log,
    settings,
    signed: createSignedTokens(testSecret, clock),
    files: await openFiles({ ...settings, dataDir }),
    sentMails: openSentMails({ ...settings, dataDir }),
    sharedAnswers,
    versionCounts: createVersionCounts(),
    requestsAtOnce: createAtOnce(settings.atOnce.requests),
    streamsAtOnce: createAtOnce(settings.atOnce.streams),
    declaredDocuments: createDeclaredDocuments(async () => testDocuments),
    sitePages: createSitePages({ readRegistry: async () => testRegistry, clock }),
    provider: createFlutterwave(settings.payments, { timeoutMs: 5_000, waitsMs: [1] }),
    orderEffects: orderEffectsOf(features.list),
    reports: database.reports,
    readTime: database.readTime,
    clockAheadMs: () => 0,
    verifyToken: createTokenVerifier(settings.auth, clock),
    sessions: await createSessions(settings.auth, database),
    stopping: stopping.signal,
  };
  const app = createApp(deps);
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    app,
    deps,
    clock,
    database,
    issuer,
    lines,
    settings,
    dataDir,
    /** Returns a valid access token, except for changed claims. */
    token: (claims: Record<string, unknown> = {}, header?: { alg?: string; kid?: string }) =>
      issuer.sign(
        {
          sub: 'auth0|somebody',
          aud: settings.auth.audience,
          iat: seconds(),
          exp: seconds() + 600,
          [settings.auth.rolesClaim]: ['staff'],
          ...claims,
        },
        header,
      ),
    send: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    stop: async () => {
      stopping.abort();
      await provided.close();
      await sharedAnswers.close();
      await database.close();
      await issuer.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

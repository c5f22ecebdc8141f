import type { PGlite } from '@electric-sql/pglite';
import { createApp } from '../../../app/api/app';
import { features } from '../../../app/features';
import { createFlutterwave } from '../../../payments/flutterwave/flutterwave';
import { orderEffectsOf } from '../../../payments/orderEffectsOf';
import type { Settings } from '../../../platform/config/settings';
import { systemClock } from '../../../platform/core/clock';
import { createClosers } from '../../../platform/core/closers';
import type { Logger } from '../../../platform/core/logger';
import { createSignedTokens } from '../../../platform/core/signedTokens';
import { startDatabaseClock } from '../../../platform/db/databaseClock';
import type { OpenDatabase } from '../../../platform/db/database';
import { databaseOn } from '../../../platform/db/embedded';
import { gatherFeatures } from '../../../platform/feature/gatherFeatures';
import { mailedTexts } from '../../../platform/text-messages/mailedTexts';
import { openProvided } from '../../../platform/feature/openProvided';
import { createAtOnce } from '../../../platform/http/atOnce';
import type { Deps } from '../../../platform/http/deps';
import { createSharedAnswers } from '../../../platform/http/sharedAnswers';
import { createVersionCounts } from '../../../platform/page-versions/versionCounts';
import type { FileStore } from '../../../platform/uploads/fileStore';
import { createDeclaredDocuments } from '../../../site/site-content/declaredDocuments';
import { createSitePages } from '../../../site/analytics/sitePages';
import { createSessions } from '../../../staff/me/sessions/sessions';
import { startBackgroundWork } from '../../../startBackgroundWork';
import { testSecret } from '../../api';
import { testDocuments, testRegistry } from '../../site';
import { actorOf } from './actors';
import { connectTo, type Connection } from './connection';
import type { Outside } from './outside';

/** An instance of the API with its background work, as a process runs it. */
export interface Instance {
  readonly name: string;
  readonly connection: Connection;
  /** Answers a request; undefined when it was killed meanwhile. */
  fetch(request: Request): Promise<Response | undefined>;
  /** Ends it in order. One that was killed only gives its memory back. */
  stop(): Promise<void>;
}

interface Surroundings {
  readonly database: PGlite;
  readonly outside: Outside;
  readonly settings: Settings;
  readonly log: Logger;
  /** The locks that instances hold, by name. */
  readonly locks: Map<string, Instance['connection']>;
}

const noFiles: FileStore = {
  write: () => Promise.reject(new Error('No file is uploaded here')),
  read: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  removeAll: () => Promise.resolve(),
  isEmpty: () => Promise.resolve(true),
  freeBytes: () => Promise.resolve(Infinity),
};

/** Starts an instance on the shared database. */
export async function startInstance(name: string, around: Surroundings): Promise<Instance> {
  const { outside, log } = around;
  const connection = connectTo(around.database);
  const database = openOn(connection, around.locks);
  const payments = { ...around.settings.payments, apiOrigin: `http://checkout.${name}` };
  const settings = { ...around.settings, payments };
  const closers = createClosers();
  const clock = await startDatabaseClock(database, systemClock, log);
  closers.add(async () => clock.stop());
  const gathered = gatherFeatures(features);
  const background = {
    db: database.db,
    clock,
    log,
    settings,
    signed: createSignedTokens(testSecret, clock),
    files: noFiles,
    sentMails: {
      read: () => Promise.resolve([]),
      remove: () => Promise.resolve(0),
      removeBefore: () => Promise.resolve(0),
    },
    transport: whileAlive(connection, outside.transport),
    texts: mailedTexts(whileAlive(connection, outside.transport)),
    list: whileAlive(connection, outside.list),
    siteOrigin: settings.siteOrigins[0] ?? '',
    provider: whileAlive(connection, createFlutterwave(payments, { timeoutMs: 10_000, waitsMs: [] })),
    orderEffects: orderEffectsOf(features),
  };
  await startBackgroundWork({ ...background, database, features: gathered, isEmbedded: false }, closers);
  const provided = await openProvided({ settings, database, clock, log, features: gathered });
  closers.add(() => provided.close());
  const sharedAnswers = await createSharedAnswers(database.listen, clock);
  closers.add(() => sharedAnswers.close());
  const app = createApp({
    ...(provided.deps as Deps),
    ...background,
    features: gathered,
    verifyToken: (token) => Promise.resolve(actorOf(token, clock)),
    reports: database.reports,
    readTime: database.readTime,
    clockAheadMs: clock.aheadMs,
    sessions: await createSessions(settings.auth, database),
    sharedAnswers,
    versionCounts: createVersionCounts(),
    requestsAtOnce: createAtOnce(settings.atOnce.requests),
    streamsAtOnce: createAtOnce(settings.atOnce.streams),
    declaredDocuments: createDeclaredDocuments(async () => testDocuments),
    sitePages: createSitePages({ readRegistry: async () => testRegistry, clock }),
    stopping: new AbortController().signal,
  });
  return {
    name,
    connection,
    fetch: async (request) => {
      if (connection.isDead) return undefined;
      const response = await app.fetch(request);
      return connection.isDead ? undefined : response;
    },
    stop: () => closers.closeAll(),
  };
}

/** The database of an instance; a lock ends with its instance, as on a server. */
function openOn(connection: Connection, locks: Surroundings['locks']): OpenDatabase {
  return {
    ...databaseOn(connection.client),
    alone: async (name, work) => {
      const holder = locks.get(name);
      if (holder && !holder.isDead) return undefined;
      locks.set(name, connection);
      try {
        return await work();
      } finally {
        if (locks.get(name) === connection) locks.delete(name);
      }
    },
  };
}

/** What an instance does outside stops with it. */
function whileAlive<T extends object>(connection: Connection, outside: T): T {
  return new Proxy(outside, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        if (connection.isDead) throw new Error('This instance was killed');
        return (value as (...args: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}

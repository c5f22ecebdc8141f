import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { Settings } from './config/settings';
import { createClosers } from './core/closers';
import { systemClock, type Clock } from './core/clock';
import type { Logger } from './core/logger';
import { openDataFolder } from './db/data-folder';
import { openDatabase } from './db/open-database';
import { createApp } from './http/app';
import { drain, listenOn } from './http/listen';
import { createTokenVerifier } from './http/verify-token';
import { startIdentity } from './identity/start-identity';
import { createLiveCounts } from './stats/live-counts';

/** A running backend. */
export interface Backend {
  port: number;
  identityPort: number | undefined;
  stop(): Promise<void>;
}

/** Opens everything in order; if one step fails, what was opened is closed again. */
export async function startBackend(
  settings: Settings,
  log: Logger,
  clock: Clock = systemClock,
): Promise<Backend> {
  const closers = createClosers();
  try {
    return await open(settings, log, clock, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function open(
  settings: Settings,
  log: Logger,
  clock: Clock,
  closers: ReturnType<typeof createClosers>,
): Promise<Backend> {
  const { identityPort, dataDir } = settings;
  if (identityPort !== undefined || !settings.databaseUrl) {
    const lock = openDataFolder(dataDir);
    closers.add(() => lock.release());
  }
  // Before the database, which takes seconds to make: what can fail at once, fails at once.
  const identity = identityPort === undefined ? undefined : await startIdentity(settings, clock, log);
  if (identity) closers.add(() => identity.stop());
  const database = await openDatabase(settings, log);
  closers.add(() => database.close());

  const liveCounts = await createLiveCounts(database, log);
  closers.add(() => liveCounts.close());
  const stopping = new AbortController();
  const verifyToken = createTokenVerifier(settings.auth, clock);
  const app = createApp({
    db: database.db,
    clock,
    log,
    settings,
    verifyToken,
    liveCounts,
    stopping: stopping.signal,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const { host, port } = settings;
  const api = await listenOn(server, { name: 'API', variable: 'PORT', host, port });
  closers.add(() => drain(server));
  closers.add(() => stopping.abort());
  return { port: api, identityPort: identity?.port, stop: closers.closeAll };
}

import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { readSettings } from '../../../platform/config/readSettings';
import { systemClock } from '../../../platform/core/clock';
import { createLogger } from '../../../platform/core/logger';
import { openPrepared, prepareDump } from '../../database';
import { randomFrom, type Random } from '../../random';
import { startInstance, type Instance } from './instance';
import { openOutside, type Outside } from './outside';
import { seedProcess } from './seedProcess';

/** Thrown when something does not hold that must always hold. */
export class Violation extends Error {
  override name = 'Violation';

  /** @param rule the same for each case */
  constructor(
    readonly rule: string,
    detail = '',
  ) {
    super(`${rule}: ${detail}`);
  }
}

/** The school with everything around it, in one process, driven by one seed. */
export interface World {
  readonly database: PGlite;
  readonly outside: Outside;
  readonly instances: readonly Instance[];
  readonly random: Random;
  readonly now: () => Date;
  /** What instances reported as errors since the last call; a fault may lead to some. */
  takeErrors(): readonly string[];
  /** Lets time pass at once: each timer fires once, as after a computer slept. */
  pass(ms: number): Promise<void>;
  /** Waits for work; while it waits for time, time passes. */
  drive<T>(work: Promise<T>): Promise<T>;
  /** Counts a request until it is answered: time stands still meanwhile. */
  request<T>(answer: () => Promise<T>): Promise<T>;
  /** Starts a new process in place of each killed one. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const MANY = '1000000';

/** A process that does nothing for this many turns waits for time. */
const IDLE_TURNS = 3;

/** How much time passes at once while somebody waits for it, ms. */
const STEP_MS = 5_000;

/** Longer than any limit within a request, ms. */
const PATIENCE_MS = 600_000;

/** Opens the world at a time, with two instances on an embedded database. */
export async function openWorld(seed: number, start: Date): Promise<World> {
  const dump = await seededDump(start);
  const random = randomFrom(seed);
  const process = seedProcess(random, start);
  const settings = readSettings({
    NODE_ENV: 'test',
    SCHOOL_FORMS_PER_HOUR: MANY,
    SCHOOL_PAYMENTS_PER_HOUR: MANY,
    SCHOOL_HOLDS_PER_HOUR: MANY,
    SCHOOL_TICKETS_HELD_PER_ADDRESS: MANY,
  });
  const errors: string[] = [];
  const log = createLogger('error', { write: (line: string) => void errors.push(line) });
  const database = await openPrepared(dump);
  const outside = openOutside(settings, random, createLogger('silent'));
  let requests = 0;
  const originalFetch = globalThis.fetch;
  const locks = new Map<string, Instance['connection']>();
  const instances: Instance[] = [];

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const { hostname } = new URL(request.url);
    return world.request(async () => {
      if (hostname === 'checkout.people') return await outside.checkout.app.fetch(request);
      if (hostname.startsWith('checkout.')) return await outside.fetch(request);
      const alive = instances.filter(({ connection }) => !connection.isDead);
      const answer = alive.length > 0 ? await random.of(alive).fetch(request) : undefined;
      if (!answer) throw new TypeError('fetch failed');
      return answer;
    });
  };

  const isBusy = () => requests > 0 || instances.some(({ connection }) => connection.running > 0);
  const quiet = async () => {
    for (let idle = 0; idle < IDLE_TURNS; idle = isBusy() ? 0 : idle + 1) await turn();
  };
  const begin = (name: string) => startInstance(name, { database, outside, settings, log, locks });

  const world: World = {
    database,
    outside,
    instances,
    random,
    now: systemClock.now,
    takeErrors: () => errors.splice(0),
    pass: async (ms) => {
      process.time.jump(ms);
      await quiet();
    },
    drive: async (work) => {
      const state = { isOver: false };
      const end = () => void (state.isOver = true);
      work.then(end, end);
      let waited = 0;
      await quiet();
      while (!state.isOver) {
        if (waited > PATIENCE_MS) throw new Violation('no request hangs');
        waited += STEP_MS;
        process.time.tick(STEP_MS);
        await quiet();
      }
      return work;
    },
    request: async (answer) => {
      requests += 1;
      try {
        return await answer();
      } finally {
        requests -= 1;
      }
    },
    restart: async () => {
      for (const [nth, old] of instances.entries()) {
        if (!old.connection.isDead) continue;
        await world.drive(old.stop());
        instances[nth] = await world.drive(begin(old.name));
      }
    },
    stop: async () => {
      try {
        for (const instance of instances) await world.drive(instance.stop());
        outside.checkout.processor.stop();
        await outside.checkout.sender.stop();
        await database.close();
      } finally {
        // The next run of this process replaces them anew, also after one that hangs.
        globalThis.fetch = originalFetch;
        process.restore();
      }
    },
  };
  for (const name of ['one', 'other']) instances.push(await world.drive(begin(name)));
  outside.checkout.sender.deliverTo('http://api.people/api/payments/webhook');
  return world;
}

/** Returns the dump of a new database whose ids and times are the same on each machine. */
async function seededDump(start: Date): Promise<string> {
  const process = seedProcess(randomFrom(0), start);
  try {
    return await prepareDump('simulated');
  } finally {
    process.restore();
  }
}

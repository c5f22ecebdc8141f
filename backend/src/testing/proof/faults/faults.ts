import { setTimeout as wait } from 'node:timers/promises';
import { randomOf } from '../../../payments/checkout/ledger/shuffled';
import type { Parts } from './parts';

/** Breaks parts, and repairs them. */
export interface Fault {
  readonly name: string;
  /** Needs a disk of its own, which not every machine can give. */
  readonly needsDisk?: boolean;
  /**
   * @param size how often or how long, from 0 to 1 of the whole proof
   * @param untilHit waits until the fault has hit somebody, which takes longer on a busy machine
   */
  readonly strike: (parts: Parts, size: number, untilHit: () => Promise<void>) => Promise<void>;
}

const KILLS = 50;
const AWAY_MS = 8_000;
const seed = 20_26;

/** Kills instances and worker in a random order, at random moments. */
async function kill({ processes }: Parts, size: number, those = processes): Promise<void> {
  const random = randomOf(seed);
  for (let kills = Math.ceil(KILLS * size); kills > 0; kills -= 1) {
    const victim = those[Math.floor(random() * those.length)];
    await wait(random() * 400);
    await victim?.kill();
    await victim?.start();
  }
}

const away = (size: number) => wait(AWAY_MS * size);

async function behave(
  { checkout }: Parts,
  size: number,
  how: Parameters<Parts['checkout']['behaviour']>[0],
  untilHit = async () => {},
) {
  await checkout.behaviour(how);
  await away(size);
  await untilHit();
  await checkout.behaviour(usual);
}

/** Mobile money is approved after a moment; webhooks arrive at once. */
export const usual = {
  settleAfterMs: 500,
  callbackLies: false,
  times: 1,
  delayMs: 0,
  rest: 'up',
  restMs: 0,
} as const;

/** Says that what is pending was paid, tells each result three times and late. */
const lies = { callbackLies: true, times: 3, delayMs: 1_500, settleAfterMs: 3_000 };
/** Longer than the client waits. */
const slow = { restMs: 6_000 };

async function wrongClocks({ processes }: Parts, size: number): Promise<void> {
  const restart = async (...days: number[]) => {
    for (const [nth, each] of processes.entries()) {
      await each.kill();
      await each.start(days[nth]);
    }
  };
  await restart(2, -2, -2);
  await away(size);
  await restart(-2, 2, 2);
  await away(size);
  await restart();
}

async function crash({ postgres }: Parts, size: number): Promise<void> {
  await postgres.crash();
  await away(size / 2);
  await postgres.startAgain();
}

async function fill({ disk, postgres }: Parts, size: number): Promise<void> {
  if (!disk) return;
  disk.fill();
  await away(size);
  disk.free();
  // A server that could not write its log has ended, and is started again by whoever watches it.
  if (!postgres.isRunning()) await postgres.startAgain();
}

/** All faults of the proof, in turn. */
export const faults: readonly Fault[] = [
  { name: `${KILLS} kills at random moments`, strike: (parts, size) => kill(parts, size) },
  { name: 'worker killed', strike: (parts, size) => kill(parts, size / 5, parts.processes.slice(2)) },
  {
    name: 'database crashed and restarted, twice',
    strike: async (parts, size) => {
      await crash(parts, size);
      await away(size / 2);
      await crash(parts, size);
    },
  },
  { name: 'disk of the database full', needsDisk: true, strike: fill },
  {
    name: 'mail server away',
    strike: async ({ mails }, size, untilHit) => {
      mails.away();
      await away(size);
      await untilHit();
      await mails.back();
    },
  },
  {
    name: 'payment service away',
    strike: async ({ checkout }, size, untilHit) => {
      await checkout.away();
      await away(size);
      await untilHit();
      await checkout.back();
    },
  },
  {
    name: 'payment service down',
    strike: (parts, size, untilHit) => behave(parts, size, { rest: 'down' }, untilHit),
  },
  { name: 'payment service slow', strike: (parts, size) => behave(parts, size, slow) },
  { name: 'payment service lying', strike: (parts, size) => behave(parts, size, lies) },
  { name: 'clocks two days wrong', strike: wrongClocks },
  {
    name: 'all of them mixed',
    strike: async (parts, size) => {
      await Promise.all([
        kill(parts, size / 2),
        crash(parts, size),
        behave(parts, size * 2, { ...lies, restMs: 1_000 }),
        (async () => {
          parts.mails.away();
          await away(size * 2);
          await parts.mails.back();
        })(),
      ]);
    },
  },
];

import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { signInFailures } from '../../db/schema';

/** An attempt to sign in, whether the account exists or not. */
export interface Attempt {
  email: string;
  /** The address of the request, or its network. */
  address: string;
}

/** Counts of failed sign-ins, in the database and so for all instances. */
export interface Attempts {
  areTooMany(attempt: Attempt): Promise<boolean>;
  failed(attempt: Attempt): Promise<void>;
  /** The password was correct: the account now has a history at this address. */
  succeeded(attempt: Attempt): Promise<void>;
  /** The password was changed: earlier failures no longer count. */
  forget(email: string): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;

/** The number of free failures; each further one doubles the wait, up to the longest. */
interface Rule {
  free: number;
  firstWait: number;
  longestWait: number;
  /** Failures are deleted after this time without another one. */
  forgetAfter: number;
}

const rules = {
  /** One account from one address. */
  pair: { free: 10, firstWait: minute, longestWait: 15 * minute, forgetAfter: 15 * minute },
  /** One account from all addresses; does not delay addresses where its owner has signed in before. */
  account: { free: 50, firstWait: minute, longestWait: 15 * minute, forgetAfter: hour },
  /** One address with all accounts. */
  address: { free: 100, firstWait: minute, longestWait: 15 * minute, forgetAfter: hour },
} as const satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;

/** How long an account is remembered at an address. */
const knownFor = 30 * 24 * hour;

export function createAttempts(database: () => Promise<Database> | Database, clock: Clock): Attempts {
  const { key, failures, overAt } = signInFailures;
  const alive = () => gt(overAt, clock.now());

  return {
    areTooMany: async (attempt) => {
      const db = await database();
      const keys = keysOf(attempt);
      const rows = await db
        .select()
        .from(signInFailures)
        .where(and(inArray(key, Object.values(keys)), alive()));
      const now = clock.now().getTime();
      const isKnown = rows.some((row) => row.key === keys.known);
      const waits = (name: RuleName) => {
        const row = rows.find((one) => one.key === keys[name]);
        return row !== undefined && row.lastAt.getTime() + waitAfter(rules[name], row.failures) > now;
      };
      return waits('pair') || (!isKnown && (waits('account') || waits('address')));
    },
    failed: async (attempt) => {
      const db = await database();
      const now = clock.now();
      const keys = keysOf(attempt);
      for (const name of Object.keys(rules) as RuleName[]) {
        const over = new Date(now.getTime() + rules[name].forgetAfter);
        await db
          .insert(signInFailures)
          .values({ key: keys[name], failures: 1, lastAt: now, overAt: over })
          .onConflictDoUpdate({
            target: key,
            set: {
              failures: sql`case when ${overAt} > ${now} then ${failures} + 1 else 1 end`,
              lastAt: now,
              overAt: over,
            },
          });
      }
      await db.delete(signInFailures).where(lte(overAt, now));
    },
    succeeded: async (attempt) => {
      const db = await database();
      const now = clock.now();
      const { pair, known } = keysOf(attempt);
      await db.delete(signInFailures).where(eq(key, pair));
      const over = new Date(now.getTime() + knownFor);
      await db
        .insert(signInFailures)
        .values({ key: known, failures: 0, lastAt: now, overAt: over })
        .onConflictDoUpdate({ target: key, set: { lastAt: now, overAt: over } });
    },
    forget: async (email) => {
      const db = await database();
      const prefix = `${digest('pair', normal(email))}:%`;
      await db
        .delete(signInFailures)
        .where(sql`${key} like ${prefix} or ${eq(key, digest('account', normal(email)))}`);
    },
  };
}

/** Returns the wait after a number of failures, ms. */
function waitAfter({ free, firstWait, longestWait }: Rule, failures: number): number {
  return failures < free ? 0 : Math.min(firstWait * 2 ** (failures - free), longestWait);
}

const normal = (email: string) => email.trim().toLowerCase();

function keysOf({ email, address }: Attempt) {
  const account = normal(email);
  return {
    pair: `${digest('pair', account)}:${digest('address', address)}`,
    account: digest('account', account),
    address: digest('address', address),
    known: `${digest('known', account)}:${digest('address', address)}`,
  };
}

const digest = (what: string, text: string) =>
  createHash('sha256').update(`${what}:${text}`).digest('base64url').slice(0, 22);

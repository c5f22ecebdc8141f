import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { signInFailures } from '../../db/schema';

/** Who tries to sign in as whom, whether there is such an account or not. */
export interface Attempt {
  email: string;
  /** The address that the request comes from, or its network. */
  address: string;
}

/** Failed sign-ins, counted in the database and so over all instances. */
export interface Attempts {
  areTooMany(attempt: Attempt): Promise<boolean>;
  failed(attempt: Attempt): Promise<void>;
  /** The password was right: the account is known at this address from now on. */
  succeeded(attempt: Attempt): Promise<void>;
  /** The password was set anew: whatever failed before says nothing any more. */
  forget(email: string): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;

/** So many failures are free; then each one makes the next try wait twice as long, up to the longest wait. */
interface Rule {
  free: number;
  firstWait: number;
  longestWait: number;
  /** Failures are forgotten when none came for so long. */
  forgetAfter: number;
}

const rules = {
  /** Somebody at one address with one account. */
  pair: { free: 10, firstWait: minute, longestWait: 15 * minute, forgetAfter: 15 * minute },
  /** One account from everywhere; it does not hold up its owner where they have signed in before. */
  account: { free: 50, firstWait: minute, longestWait: 15 * minute, forgetAfter: hour },
  /** One address with all sorts of accounts. */
  address: { free: 100, firstWait: minute, longestWait: 15 * minute, forgetAfter: hour },
} as const satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;

/** For how long an account is known at an address. */
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

/** How long a further try has to wait after so many failures. Milliseconds. */
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

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { submissionKeys } from '../db/schema';
import type { ServiceContext } from '../db/context';

/** A request with an `Idempotency-Key`. */
interface Sent {
  key: string;
  /** The operation with its parameters, since the same key means something else elsewhere. */
  to: string;
  /** The body as parsed by its schema, so that equivalent bodies are equal. */
  body: unknown;
}

/** The state of a key, and what to do after its request. */
export interface HeldKey {
  /** Whether it was sent with other content before. */
  isChanged: boolean;
  /** Whether it was sent with this content before and accepted. */
  isRepeated: boolean;
  /** The request was refused: the key may be sent again with corrected content. */
  release(): Promise<void>;
  /** The request was executed: the key now belongs to this content. */
  keep(): Promise<void>;
}

/** Returns the error for a reused key. The first content was accepted, which its sender may not know. */
export const keyReused = (
  message = 'You sent this before, and it has arrived; this differs from it. Send it once more if we should have this as well.',
) => new ServiceError('key_reused', message);

/** Ties a key to its content before the request is executed, so that one of two concurrent contents is refused. */
export async function holdKey({ db, clock }: ServiceContext, sent: Sent): Promise<HeldKey> {
  const keyDigest = digest([sent.to, sent.key]);
  const bodyDigest = digest(sent.body);
  const row = { keyDigest, bodyDigest, createdAt: clock.now() };
  const [mine] = await db.insert(submissionKeys).values(row).onConflictDoNothing().returning();
  const [existing] = mine
    ? [mine]
    : await db.select().from(submissionKeys).where(eq(submissionKeys.keyDigest, keyDigest));
  const isKnown = existing?.bodyDigest === bodyDigest;
  return {
    isChanged: existing !== undefined && !isKnown,
    isRepeated: isKnown && !mine,
    release: async () => {
      if (mine) await db.delete(submissionKeys).where(eq(submissionKeys.keyDigest, keyDigest));
    },
    keep: async () => {
      if (mine) return;
      // The holder may have released it, or an operation may accept other content under the same key.
      await db
        .insert(submissionKeys)
        .values(row)
        .onConflictDoUpdate({ target: submissionKeys.keyDigest, set: { bodyDigest } });
    },
  };
}

/** Returns whether a key was sent to an operation before, and not refused. */
export async function holdsKey(
  { db }: ServiceContext,
  { to, key }: Pick<Sent, 'to' | 'key'>,
): Promise<boolean> {
  const keyDigest = digest([to, key]);
  const found = await db.select().from(submissionKeys).where(eq(submissionKeys.keyDigest, keyDigest));
  return found.length > 0;
}

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)) ?? '')
    .digest('base64url');

/** Sorts the members of objects. Leaves out the payment method, which can differ at each attempt. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'method');
  return Object.fromEntries(
    members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  );
}

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { submissionKeys } from '../db/schema';
import type { ServiceContext } from '../db/context';

/** What is sent under an `Idempotency-Key`. */
interface Sent {
  key: string;
  /** The operation with its parameters: the same key means something else elsewhere. */
  to: string;
  /** As the schema gave it: what it makes the same is the same. */
  body: unknown;
}

/** What a key stands for, and what to do when its request was refused. */
export interface HeldKey {
  /** Whether it was sent with another content before. */
  isChanged: boolean;
  /** Whether it was sent with this content before, and not refused. */
  isRepeated: boolean;
  /** Nothing came of it: the key may be sent with what was put right. */
  release(): Promise<void>;
  /** It was carried out: from now on the key stands for this content. */
  keep(): Promise<void>;
}

/** How a reused key is refused. What was sent first has been taken in, and its sender may not know. */
export const keyReused = (
  message = 'You sent this before, and it has arrived; this differs from it. Send it once more if we should have this as well.',
) => new ServiceError('key_reused', message);

/** Ties a key to its content before it is carried out, so that of two contents that come together one is refused. */
export async function holdKey({ db, clock }: ServiceContext, sent: Sent): Promise<HeldKey> {
  const keyDigest = digest([sent.to, sent.key]);
  const bodyDigest = digest(sent.body);
  const row = { keyDigest, bodyDigest, createdAt: clock.now() };
  const [mine] = await db.insert(submissionKeys).values(row).onConflictDoNothing().returning();
  const [known] = mine
    ? [mine]
    : await db.select().from(submissionKeys).where(eq(submissionKeys.keyDigest, keyDigest));
  const isKnown = known?.bodyDigest === bodyDigest;
  return {
    isChanged: known !== undefined && !isKnown,
    isRepeated: isKnown && !mine,
    release: async () => {
      if (mine) await db.delete(submissionKeys).where(eq(submissionKeys.keyDigest, keyDigest));
    },
    keep: async () => {
      if (mine) return;
      // Anyone who held it may have let it go; and an operation may take another content under the same key.
      await db
        .insert(submissionKeys)
        .values(row)
        .onConflictDoUpdate({ target: submissionKeys.keyDigest, set: { bodyDigest } });
    },
  };
}

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)) ?? '')
    .digest('base64url');

/** The same for objects whose members stand in another order. How something is paid is chosen anew at each try. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'method');
  return Object.fromEntries(
    members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  );
}

import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, like, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { outbox, uploads } from '../../platform/db/schema';
import { enqueue } from '../../platform/outbox/enqueue';
import { KeepTrying } from '../../platform/outbox/keepTrying';
import { takenOverAt } from '../../platform/outbox/tryAtOnce';
import type { EffectHandler } from '../../platform/outbox/effectHandler';
import { removeUnclaimed } from '../../platform/uploads/expireUpload';
import type { Erasure } from './people.routes';
import type { PeopleContext } from './peopleContext';
import { eraseKind } from './records/eraseKind';
import { emptied } from './records/mails';

/** What remains to be deleted of an address once its rows are erased. */
const left = z.object({
  email: z.string(),
  files: z.array(z.uuid()),
  /** Whether the folder of a machine without a mail server may still contain mails. */
  mails: z.boolean(),
});

const isErasure = and(eq(outbox.kind, eraseKind), like(outbox.key, `${eraseKind}:%`));
const isOpen = and(isErasure, sql`${outbox.payload} <> '{}'::jsonb`);
const isOf = (email: string) => sql`${outbox.payload} ->> 'email' = ${email}`;

/**
 * Queues the deletion of files and mails, in the transaction that erases the rows. A repeat meanwhile adds to the same
 * job. Only one transaction at a time may do so for an address.
 * @returns its key, to try it at once
 */
export async function queueErasure(
  context: ServiceContext,
  email: string,
  files: readonly string[],
): Promise<string> {
  const { db, clock } = context;
  const notBefore = takenOverAt(clock);
  const all = sql`jsonb_set(${outbox.payload}, '{files}', (${outbox.payload} -> 'files') || ${JSON.stringify(files)}::jsonb)`;
  const [open] = await db
    .update(outbox)
    .set({
      payload: sql`jsonb_set(${all}, '{mails}', 'true')`,
      state: 'waiting',
      attempts: 0,
      dueAt: notBefore,
      endedAt: null,
      dropReason: null,
    })
    .where(and(isOpen, isOf(email)))
    .returning({ key: outbox.key });
  if (open) return open.key;
  const key = `${eraseKind}:${randomUUID()}`;
  const payload: z.infer<typeof left> = { email, files: [...files], mails: true };
  await enqueue(context, { kind: eraseKind, key, payload, notBefore });
  return key;
}

/**
 * Returns what is still being deleted of people whose rows are erased, oldest first. @param email limits it to one
 * address, in lower case
 */
export async function readErasures({ db }: Pick<ServiceContext, 'db'>, email?: string): Promise<Erasure[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(isOpen, email === undefined ? undefined : isOf(email)))
    .orderBy(asc(outbox.createdAt));
  return Promise.all(
    rows.map(async ({ payload, createdAt, state, attempts, dueAt, lastError }) => {
      const { email: address, files, mails } = left.parse(payload);
      return {
        email: address,
        erasedAt: createdAt.toISOString(),
        files: await db.$count(uploads, and(inArray(uploads.id, files), ne(uploads.state, 'claimed'))),
        mails,
        attempts,
        nextTryAt: state === 'waiting' ? dueAt.toISOString() : null,
        problem: lastError,
      };
    }),
  );
}

/**
 * Returns a handler that deletes the files of a person and the mails of the local folder. Each step can be repeated and
 * does not prevent the others; failures are retried until they succeed.
 */
export const eraseHandler =
  ({ db, files, sentMails }: Omit<PeopleContext, 'clock' | 'features'>): EffectHandler =>
  async ({ id, payload }) => {
    const parsed = left.safeParse(payload);
    // Emptied: it is done, and only recording it failed.
    if (!parsed.success) return;
    const { data } = parsed;
    const problems = new Set<string>();
    for (const file of data.files) {
      try {
        await removeUnclaimed({ db, files }, file);
      } catch (error) {
        const isAway = error instanceof ServiceError && error.code === 'unavailable';
        problems.add(isAway ? storeAway : fileRefused);
        // The others would fail in the same way.
        if (isAway) break;
      }
    }
    if (data.mails) {
      await sentMails
        .remove(data.email)
        .then(() => db.update(outbox).set({ payload: withoutMails }).where(eq(outbox.id, id)))
        .catch(() => problems.add(mailsRefused));
    }
    if (problems.size > 0) throw new KeepTrying([...problems].join(' '));
    // Deletes the address as well, unless more was requested meanwhile.
    const same = sql`${outbox.payload} -> 'files' = ${JSON.stringify(data.files)}::jsonb`;
    const ended = await db
      .update(outbox)
      .set({ payload: emptied })
      .where(and(eq(outbox.id, id), same))
      .returning({ id: outbox.id });
    if (ended.length === 0) throw new KeepTrying('More was erased under this address in the meantime.');
  };

const withoutMails = sql`jsonb_set(${outbox.payload}, '{mails}', 'false')`;

const storeAway = 'The place where files are kept does not answer.';
const fileRefused = 'A file could not be removed from the place where files are kept.';
const mailsRefused = 'The mails in the outbox folder could not be removed.';

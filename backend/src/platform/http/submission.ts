import type { TrapFields } from '@school/shared/schemas/common';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { takeFromLimit } from '../limits/takeFromLimit';
import { heldSubmissions } from '../db/schema';
import { mailboxOf } from '../mail/mailboxOf';
import type { AppEnv, Deps } from './deps';
import { isReleased } from './released';

const key = () => z.uuid('Idempotency-Key must be a UUID');
const changeableKey = key();

/** What a form is sent with: the key of the attempt, the same however often it is sent. */
export const submissionHeaders = z.object({ 'idempotency-key': key() });

/** The same for what is still being typed: the key may come with another content, until its operation refuses that. */
export const changeableSubmissionHeaders = z.object({ 'idempotency-key': changeableKey });

/** Whether an operation takes a key, and whether that may come with another content. @param headers of its contract */
export function keyOf(headers: unknown): 'none' | 'final' | 'changeable' {
  const { shape } = (headers ?? {}) as { shape?: Readonly<Record<string, unknown>> };
  if (!shape?.['idempotency-key']) return 'none';
  return shape['idempotency-key'] === changeableKey ? 'changeable' : 'final';
}

interface FormLimit {
  /** The form's name, such as `contact`. */
  form: string;
  /** Who sends it. */
  name: string;
  /** Whom the form makes us write to, so that nobody's mailbox can be flooded, under whatever `+part`. */
  mailsTo: readonly [string, ...string[]];
  /** Keeps the upload that came with it, where one did. */
  claim?: (deps: Deps) => Promise<{ id: string }>;
}

const day = 24 * 60 * 60;
/** A form writes to one address at most so often within a day. */
const mailsPerDay = 5;

/**
 * Stores what a form sent, in one transaction. What came with the trap field filled in is held for staff instead, and the
 * answer is the same.
 * @param store keeps it under the key and queues its mails; false when it was there already, which is as good
 * @throws ServiceError `too_many_requests` when the address that is to be written to had too many
 */
export async function takeSubmission(
  c: Context<AppEnv>,
  input: TrapFields,
  limit: FormLimit,
  store: (deps: Deps, submissionKey: string) => Promise<boolean>,
): Promise<void> {
  const { deps } = c.var;
  const key = c.req.header('idempotency-key') ?? '';
  const isTrapped = Boolean(input.leaveEmpty || input.website);
  const body = isTrapped && !isReleased(c) ? await c.req.text() : undefined;
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    if (body !== undefined) return hold(inside, limit, { key, path: c.req.path, body });
    const isNew = await store(inside, key);
    if (!isNew) return;
    for (const address of limit.mailsTo) {
      const who = mailboxOf(address);
      const name = `${limit.form}.mail`;
      await takeFromLimit(inside, { name, who, max: mailsPerDay, windowSeconds: day });
    }
  });
}

/** Keeps what was sent until staff have looked at it. The same again changes nothing. */
async function hold(
  deps: Deps,
  { form, name, mailsTo, claim }: FormLimit,
  { key, path, body }: { readonly key: string; readonly path: string; readonly body: string },
): Promise<void> {
  const file = await claim?.(deps);
  await deps.db
    .insert(heldSubmissions)
    .values({
      submissionKey: key,
      form,
      path,
      name,
      email: mailsTo[0],
      body,
      fileId: file?.id ?? null,
      receivedAt: deps.clock.now(),
    })
    .onConflictDoNothing({ target: heldSubmissions.submissionKey });
}

import type { TrapFields } from '@school/shared/schemas/common';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { takeFromLimit } from '../limits/takeFromLimit';
import { heldSubmissions } from '../db/schema';
import { mailboxOf } from '../core/mailboxOf';
import type { AppEnv, Deps } from './deps';
import { isReleased } from './released';

const key = () => z.uuid('Idempotency-Key must be a UUID');
const changeableKey = key();

/** The headers of a form: the key of the submission, the same at every attempt. */
export const submissionHeaders = z.object({ 'idempotency-key': key() });

/**
 * The headers of a form that is still being edited: the key may come with other content until its operation refuses
 * that.
 */
export const changeableSubmissionHeaders = z.object({ 'idempotency-key': changeableKey });

/** Returns whether an operation takes a key, and whether its content may change. @param headers of its contract */
export function keyOf(headers: unknown): 'none' | 'final' | 'changeable' {
  const { shape } = (headers ?? {}) as { shape?: Readonly<Record<string, unknown>> };
  if (!shape?.['idempotency-key']) return 'none';
  return shape['idempotency-key'] === changeableKey ? 'changeable' : 'final';
}

interface FormLimit {
  /** The form's name, such as `contact`. */
  form: string;
  /** The sender's name. */
  name: string;
  /** Addresses that the form makes us write to, limited so that no mailbox can be flooded under any `+part`. */
  mailsTo: readonly [string, ...string[]];
  /** Claims the attached upload, if any. */
  claim?: (deps: Deps) => Promise<{ id: string }>;
}

const day = 24 * 60 * 60;
/** Mails of a form to one address per day. */
const mailsPerDay = 5;

/**
 * Stores a submission in one transaction. Holds it for staff instead when its trap field is filled in, with the same
 * response.
 * @param store stores it under the key and queues its mails; returns false for a repeat, which also counts as success
 * @throws ServiceError `too_many_requests` when the address of its mails had too many
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

/** Stores the submission until staff have checked it. A repeat changes nothing. */
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

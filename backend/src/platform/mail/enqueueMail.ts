import type { ServiceContext } from '../db/context';
import { enqueue } from '../outbox/enqueue';
import { mailOf } from './mailOf';
import type { Message } from './message';

interface QueuedMail {
  /** Identifies this mail, such as `contact:{id}:sender`, so that it is sent once. */
  key: string;
  to: string;
  message: Message;
}

/** Queues a mail in the caller's transaction. @returns false when it is already queued */
export async function enqueueMail(
  context: ServiceContext,
  { key, to, message }: QueuedMail,
): Promise<boolean> {
  return enqueue(context, { kind: 'mail', key, payload: await mailOf(to, message) });
}

import type { ServiceContext } from '../db/context';
import { enqueue } from '../outbox/enqueue';
import { mailOf } from './mailOf';
import type { Message } from './message';

interface QueuedMail {
  /** Names this very mail, such as `contact:{id}:sender`: it is sent once. */
  key: string;
  to: string;
  message: Message;
}

/** Puts a mail into the queue, in the caller's transaction. @returns false when it is there already */
export async function enqueueMail(
  context: ServiceContext,
  { key, to, message }: QueuedMail,
): Promise<boolean> {
  return enqueue(context, { kind: 'mail', key, payload: await mailOf(to, message) });
}

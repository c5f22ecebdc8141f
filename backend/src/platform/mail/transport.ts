import { z } from 'zod';
import type { EffectHandler } from '../outbox/effectHandler';
import type { Mail } from './message';

/** A mail on its way. */
export interface Parcel extends Mail {
  /** The same at each attempt: what has been delivered under it need not be delivered again. */
  id: string;
  createdAt: Date;
}

/** Where mails go. Resolves once somebody else has taken responsibility for the mail. */
export interface MailTransport {
  send(parcel: Parcel): Promise<void>;
}

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  isPersonal: z.boolean().optional(),
  unsubscribeUrl: z.string().optional(),
  attachment: z.object({ name: z.string(), type: z.string(), text: z.string() }).optional(),
});

/** Carries out the queue's mails. */
export const mailHandler =
  (transport: MailTransport): EffectHandler =>
  ({ id, createdAt, payload }) =>
    transport.send({ ...mail.parse(payload), id, createdAt });

import { z } from 'zod';
import type { EffectHandler } from '../outbox/effectHandler';
import type { Mail } from './message';

/** An attached file that is made when its mail is sent. The outbox stores none: only a parcel can have one. */
export interface MailedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A mail that is being sent. */
export interface Parcel extends Mail {
  file?: MailedFile | undefined;
  /** The same at each attempt, so that a delivered mail need not be delivered again. */
  id: string;
  createdAt: Date;
}

/** Sends mails. Resolves once the server or folder has accepted the mail. */
export interface MailTransport {
  send(parcel: Parcel): Promise<void>;
}

declare module '../feature/feature' {
  interface BackgroundContext {
    transport: MailTransport;
  }
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

/** Returns a handler for the queue's mails. */
export const mailHandler =
  (transport: MailTransport): EffectHandler =>
  ({ id, createdAt, payload }) =>
    transport.send({ ...mail.parse(payload), id, createdAt });

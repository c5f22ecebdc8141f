import { privateLink } from '@school/shared/private-links';
import { privateKey } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';
import { mailOnSendHandler, type MailContext, type MailOnSend } from '../../platform/mail/mailOnSend';
import type { MailTransport } from '../../platform/mail/transport';
import type { EffectHandler } from '../../platform/outbox/effectHandler';
import { trialById, trialKeyOf } from './findTrial';
import { trialMail, trialMailKind } from './queueTrialMails';
import { toFamily, toStaff } from './trial.mails';

interface Context extends MailContext {
  signed: SignedTokens;
  transport: MailTransport;
  /** The mailbox of staff. */
  staffEmail: string;
}

/** Returns the handlers of trial lessons: mails that show the state at the time of sending. */
export const trialHandlers = (context: Context): Record<string, EffectHandler> => ({
  [trialMailKind]: mailOnSendHandler(context.transport, (payload) => write(context, payload)),
});

async function write(context: Context, payload: unknown): Promise<MailOnSend | undefined> {
  const { bookingId, news, to, changedAt } = trialMail.parse(payload);
  const trial = await context.db.transaction((tx) => trialById(tx, bookingId));
  // It has changed since, and another mail reports that.
  if (!trial || trial.booking.changedAt.toISOString() !== changedAt) return undefined;
  if (to === 'staff') return { to: context.staffEmail, message: toStaff(trial, news) };
  const key = privateKey(context.signed, trialKeyOf(bookingId));
  const url = privateLink(`${context.siteOrigin}/learn/${trial.time.instrument}`, 'trial', key);
  return { to: trial.booking.email, message: toFamily(trial, news, url) };
}

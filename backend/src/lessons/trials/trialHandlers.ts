import { mailOnSendHandler, type MailOnSend } from '../../platform/mail/mailOnSend';
import type { BackgroundContext, Effects } from '../../platform/feature/feature';
import { textsLink } from '../../platform/text-reminders/textsLink';
import { trialById } from './findTrial';
import { trialMail, trialMailKind } from './queueTrialMails';
import { toFamily, toStaff } from './trial.mails';
import { trialPage } from './trialPage';

/** The mails about trial lessons, which show the state at the time of sending. */
export const effects: Effects = {
  [trialMailKind]: {
    label: 'A mail about a trial lesson',
    handle: (context) => mailOnSendHandler(context.transport, (payload) => write(context, payload)),
  },
};

async function write(context: BackgroundContext, payload: unknown): Promise<MailOnSend | undefined> {
  const { bookingId, news, to, changedAt } = trialMail.parse(payload);
  const trial = await context.db.transaction((tx) => trialById(tx, bookingId));
  // It has changed since, and another mail reports that.
  if (!trial || trial.booking.changedAt.toISOString() !== changedAt) return undefined;
  if (to === 'staff') return { to: context.settings.mail.staff, message: toStaff(trial, news) };
  const texts = textsLink(context, trial.booking.email);
  return { to: trial.booking.email, message: toFamily(trial, news, trialPage(context, trial), texts) };
}

import { mailOnSendHandler, type MailOnSend } from '../../platform/mail/mailOnSend';
import type { MailTransport } from '../../platform/mail/transport';
import type { EffectHandler } from '../../platform/outbox/effectHandler';
import { forgetDraftHandler, forgetDraftKind } from '../drafts/forgetDraft';
import { competitionMail, competitionMailKind } from '../mail-queue/queueCompetitionMail';
import {
  writeAnnouncement,
  writeConsent,
  writeDraft,
  writeEntryNews,
  writeFeeRefund,
} from './writeEntryMails';
import { writeOffer, writeWaiting } from './writeSlotMails';
import type { WriterContext } from './writerContext';

/**
 * Returns the handlers of the competition's effects: mails, which show the state at the time of sending, and the
 * deletion of drafts.
 */
export const competitionHandlers = (
  context: WriterContext & { transport: MailTransport },
): Record<string, EffectHandler> => ({
  [competitionMailKind]: mailOnSendHandler(context.transport, (payload) => write(context, payload)),
  [forgetDraftKind]: forgetDraftHandler(context),
});

function write(context: WriterContext, payload: unknown): Promise<MailOnSend | undefined> {
  const mail = competitionMail.parse(payload);
  switch (mail.about) {
    case 'waiting':
      return writeWaiting(context, mail.waitingId);
    case 'offer':
      return writeOffer(context, mail.waitingId);
    case 'consent':
      return writeConsent(context, mail.entryId, mail.version);
    case 'draft':
      return writeDraft(context, mail.draftId);
    case 'refund':
      return writeFeeRefund(context, mail.entryId, mail.amount);
    case 'announcement':
      return writeAnnouncement(context, mail);
    case 'entry':
      return writeEntryNews(context, mail);
  }
}

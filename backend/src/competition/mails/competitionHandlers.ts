import type { Effects } from '../../platform/feature/feature';
import { mailOnSendHandler, type MailOnSend } from '../../platform/mail/mailOnSend';
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

/** The mails about entries, which show the state at the time of sending, and the deletion of drafts. */
export const mailEffects: Effects = {
  [competitionMailKind]: {
    label: 'A mail about an entry',
    handle: (context) => mailOnSendHandler(context.transport, (payload) => write(context, payload)),
  },
  [forgetDraftKind]: { label: 'Forget an entry that was not sent', handle: forgetDraftHandler },
};

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

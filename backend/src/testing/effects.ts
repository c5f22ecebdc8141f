import { join } from 'node:path';
import { communityHandlers } from '../community/community.effects';
import { donationHandlers } from '../donations/receipts/receiptHandlers';
import type { Parcel } from '../mail/transport';
import { fileList } from '../mailing-list/fileList';
import type { MailingList } from '../mailing-list/mailingList';
import { startWorker } from '../outbox/worker';
import { referralHandlers } from '../referrals/referralMails';
import { feeRefundHandler, feeRefundKind } from '../competition/entry/feeRefunds';
import { competitionHandlers } from '../competition/mails/competitionHandlers';
import { trialHandlers } from '../music-study/trials/trialHandlers';
import { ticketHandlers } from '../tickets/mails/ticketHandlers';
import { refundKind } from '../tickets/refunds/queueRefund';
import { refundHandler } from '../tickets/refunds/sendRefund';
import { expireHandler } from '../uploads/expireUpload';
import { expireKind } from '../uploads/uploadContext';
import type { TestApi } from './api';

/** Carries out what an API under test queued, as its worker would, and keeps the mails. */
export function effectsOf(api: TestApi, list: MailingList = fileList(mailingListOf(api))) {
  const mails: Parcel[] = [];
  const { db, clock, log } = api.deps;
  const context = {
    db,
    clock,
    siteOrigin: 'https://school.example',
    transport: { send: async (parcel: Parcel) => void mails.push(parcel) },
  };
  const handlers = {
    ...communityHandlers({ ...context, list }),
    ...referralHandlers(context),
    ...donationHandlers({ ...context, signed: api.deps.signed }),
    ...ticketHandlers({ ...context, signed: api.deps.signed }),
    ...competitionHandlers({ ...context, signed: api.deps.signed }),
    ...trialHandlers({ ...context, signed: api.deps.signed, staffEmail: api.settings.mail.staff }),
    [feeRefundKind]: feeRefundHandler(api.deps),
    [refundKind]: refundHandler(api.deps),
    [expireKind]: expireHandler(api.deps),
  };
  return {
    mails,
    /** Everything that is due by now. */
    run: async () => {
      const worker = await startWorker({ database: api.database, clock, log, handlers });
      await worker.runDue();
      await worker.close();
    },
  };
}

/** Where an API under test keeps the mailing list. */
export const mailingListOf = ({ dataDir }: Pick<TestApi, 'dataDir'>): string =>
  join(dataDir, 'mailing-list.json');

/** What stands behind a name in the query of the first link of a mail that has it. */
export function tokenIn({ text }: Pick<Parcel, 'text'>, name: string): string {
  const token = new RegExp(`[?&]${name}=([\\w-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`The mail has no link with ${name}`);
  return token;
}

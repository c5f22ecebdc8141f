import { join } from 'node:path';
import { isOldPrivateLink } from '@school/shared/private-links';
import { expect } from 'vitest';
import { communityHandlers } from '../community/community.effects';
import { donationHandlers } from '../donations/receipts/receiptHandlers';
import type { Parcel } from '../platform/mail/transport';
import { fileList } from '../platform/mailing-list/fileList';
import type { MailingList } from '../platform/mailing-list/mailingList';
import { startWorker } from '../platform/outbox/worker';
import { eraseHandler } from '../office/people/erasure';
import { eraseKind } from '../office/people/records/eraseKind';
import { referralHandlers } from '../community/referrals/referralMails';
import { feeRefundHandler, feeRefundKind } from '../competition/entry/feeRefunds';
import { competitionHandlers } from '../competition/mails/competitionHandlers';
import { trialHandlers } from '../lessons/trials/trialHandlers';
import { ticketHandlers } from '../tickets/mails/ticketHandlers';
import { refundKind } from '../tickets/refunds/queueRefund';
import { refundHandler } from '../tickets/refunds/sendRefund';
import { expireHandler } from '../platform/uploads/expireUpload';
import { expireKind } from '../platform/uploads/uploadContext';
import type { TestApi } from './api';

/** Runs what an API under test queued, as its worker would, and stores the mails. */
export function effectsOf(api: TestApi, list: MailingList = fileList(mailingListOf(api))) {
  const mails: Parcel[] = [];
  const { db, clock, log } = api.deps;
  const context = {
    db,
    clock,
    siteOrigin: 'https://school.example',
    transport: {
      async send(parcel: Parcel) {
        // Checks every mail of every test: that covers each kind of mail that has a test.
        expect(secretsInQueries(parcel), parcel.subject).toEqual([]);
        mails.push(parcel);
      },
    },
  };
  const handlers = {
    ...communityHandlers({ ...context, list }),
    ...referralHandlers(context),
    ...donationHandlers({ ...context, signed: api.deps.signed }),
    ...ticketHandlers({ ...context, signed: api.deps.signed }),
    ...competitionHandlers({ ...context, signed: api.deps.signed }),
    ...trialHandlers({
      ...context,
      signed: api.deps.signed,
      staffEmail: api.settings.mail.staff,
    }),
    [feeRefundKind]: feeRefundHandler(api.deps),
    [refundKind]: refundHandler(api.deps),
    [expireKind]: expireHandler(api.deps),
    [eraseKind]: eraseHandler(api.deps),
  };
  return {
    mails,
    /** Runs everything that is due. */
    run: async () => {
      const worker = await startWorker({
        database: api.database,
        clock,
        log,
        handlers,
      });
      await worker.runDue();
      await worker.close();
    },
  };
}

/** Returns the path of the mailing list of an API under test. */
export const mailingListOf = ({ dataDir }: Pick<TestApi, 'dataDir'>): string =>
  join(dataDir, 'mailing-list.json');

/**
 * Returns secrets in the queries of a mail's links, which logs and other sites would see. Programs fetch a calendar
 * file, so its link is exempt.
 */
function secretsInQueries({ text, unsubscribeUrl = '' }: Pick<Parcel, 'text' | 'unsubscribeUrl'>): string[] {
  const links = `${text} ${unsubscribeUrl}`.match(/https:\/\/school\.example\/\S*/g) ?? [];
  return links.filter(
    (link) => !link.includes('/api/tickets/calendar.ics?') && isOldPrivateLink(new URL(link)),
  );
}

/** Returns the token under a name in the first link of a mail that has it. */
export function tokenIn({ text }: Pick<Parcel, 'text'>, name: string): string {
  const token = new RegExp(`[?&#]${name}=([\\w-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`The mail has no link with ${name}`);
  return token;
}

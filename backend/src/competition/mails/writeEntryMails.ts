import { instrumentNames, type Instrument } from '@school/shared/competition';
import { eq } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import { privateKey } from '../../platform/core/privateKey';
import { competitionAnnouncements, competitionDrafts } from '../../platform/db/schema';
import type { MailOnSend } from '../../platform/mail/mailOnSend';
import type { Message } from '../../platform/mail/message';
import { textsLink } from '../../platform/text-reminders/textsLink';
import { readCompetitionFacts } from '../../site/site-content/facts';
import { entryNumber } from '../entry/entryNumber';
import { feeStateOf } from '../entry/fee';
import { entryById, type FoundEntry } from '../entry/findEntry';
import { missingPapers } from '../entry/papers';
import { auditionOf } from '../entries/readEntry';
import { consentKeyOf, draftKeyOf, entryKeyOf } from '../keys';
import { paperNames } from '../paperNames';
import { consentPage, draftLink, entryLink } from '../links';
import type { CompetitionMail, EntryNews } from '../mail-queue/queueCompetitionMail';
import {
  acceptedMail,
  announcementMail,
  begunMail,
  consentGivenMail,
  consentMail,
  draftMail,
  feeRefundMail,
  linkMail,
  movedMail,
  receivedMail,
  returnedMail,
  withdrawnMail,
  type MailedEntry,
} from './entry.mails';
import { namesIn, type Reader } from './namesIn';
import type { WriterContext } from './writerContext';

const messages: Readonly<Record<EntryNews, (entry: MailedEntry) => Message>> = {
  begun: begunMail,
  received: receivedMail,
  consent_given: consentGivenMail,
  moved: movedMail,
  link: linkMail,
  returned: returnedMail,
  accepted: acceptedMail,
  withdrawn: withdrawnMail,
};

/** Writes the news of an entry as of sending. */
export async function writeEntryNews(
  context: WriterContext,
  { entryId, news, to }: Extract<CompetitionMail, { about: 'entry' }>,
): Promise<MailOnSend | undefined> {
  const found = await foundOf(context, entryId);
  const address = to === 'guardian' ? found?.entry.guardianEmail : found?.entry.email;
  if (!found || !address) return undefined;
  if (news === 'begun' && (feeStateOf(found) !== 'due' || found.entry.state !== 'submitted'))
    return undefined;
  const message = messages[news](await mailedEntry(context, found, to));
  const texts = news === 'received' || news === 'moved' ? textsLink(context, address) : [];
  return { to: address, message: { ...message, blocks: [...message.blocks, ...texts] } };
}

export async function writeFeeRefund(
  context: WriterContext,
  entryId: string,
  amount: number,
): Promise<MailOnSend | undefined> {
  const found = await foundOf(context, entryId);
  if (!found) return undefined;
  const message = feeRefundMail(await mailedEntry(context, found, 'competitor'), amount);
  return { to: found.entry.email, message };
}

/** Returns no mail for a link that a newer one has replaced. */
export async function writeConsent(
  context: WriterContext,
  entryId: string,
  version: number,
): Promise<MailOnSend | undefined> {
  const found = await foundOf(context, entryId);
  if (!found?.entry.guardianEmail || !found.entry.consentExpiresAt) return undefined;
  const { entry } = found;
  if (entry.consent !== 'waiting' || entry.consentVersion !== version || entry.state === 'withdrawn') {
    return undefined;
  }
  const key = privateKey(context.signed, consentKeyOf(entryId, version));
  return {
    to: found.entry.guardianEmail,
    message: consentMail({
      number: entryNumber(entry.number),
      names: namesIn(found, 'guardian'),
      instrument: instrumentNames[entry.instrument as Instrument],
      band: entry.band,
      until: found.entry.consentExpiresAt,
      url: consentPage(context.siteOrigin, key),
    }),
  };
}

export async function writeDraft(context: WriterContext, id: string): Promise<MailOnSend | undefined> {
  const [draft] = await context.db.select().from(competitionDrafts).where(eq(competitionDrafts.id, id));
  if (!draft) return undefined;
  const key = privateKey(context.signed, draftKeyOf(id));
  return { to: draft.email, message: draftMail(draftLink(context.siteOrigin, key)) };
}

/** Returns an entry; undefined when it does not exist any more. */
export async function foundOf(context: WriterContext, id: string): Promise<FoundEntry | undefined> {
  try {
    return await entryById(context, id);
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

/** Returns an entry as a mail to this reader names it. */
export async function mailedEntry(
  context: WriterContext,
  found: FoundEntry,
  to: Reader,
): Promise<MailedEntry> {
  const { entry } = found;
  const { state, slot, until } = await auditionOf(context, found);
  return {
    number: entryNumber(entry.number),
    names: namesIn(found, to),
    instrument: instrumentNames[entry.instrument as Instrument],
    band: entry.band,
    fee: entry.fee,
    missing: (await missingPapers(context, entry)).map((kind) => paperNames[kind]),
    reason: entry.returnReason,
    waitsForConsent: entry.consent === 'waiting',
    hasPictures: entry.pictures === 'yes',
    audition: { state, slot, until: until ? new Date(until) : null },
    venue: (await readCompetitionFacts(context)).value.venue,
    url: entryLink(context.siteOrigin, privateKey(context.signed, entryKeyOf(entry))),
  };
}

/** Writes the message of staff for one recipient. */
export async function writeAnnouncement(
  context: WriterContext,
  { announcementId, entryId, to }: Extract<CompetitionMail, { about: 'announcement' }>,
): Promise<MailOnSend | undefined> {
  const [announcement] = await context.db
    .select()
    .from(competitionAnnouncements)
    .where(eq(competitionAnnouncements.id, announcementId));
  const found = await foundOf(context, entryId);
  const address = to === 'guardian' ? found?.entry.guardianEmail : found?.entry.email;
  if (!announcement || !found || !address) return undefined;
  return { to: address, message: announcementMail(await mailedEntry(context, found, to), announcement) };
}

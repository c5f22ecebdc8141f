import { privateKey } from '../../platform/core/privateKey';
import { conflictAt } from '../../platform/core/refusals';
import { competitionAnnouncements } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { renderText } from '../../platform/mail/renderText';
import { entryById, type Entry } from '../entry/findEntry';
import { entryNumber } from '../entry/entryNumber';
import { entryKeyOf } from '../keys';
import { entryLink } from '../links';
import { queueCompetitionMail } from '../mail-queue/queueCompetitionMail';
import { announcementMail } from '../mails/entry.mails';
import { namesIn } from '../mails/namesIn';
import type {
  Announcement,
  AnnouncementPreview,
  SentAnnouncementList,
  SentAnnouncementQuery,
} from './announcements.routes';
import { allEntries } from './entryRows';
import { desc } from 'drizzle-orm';
import { readAccountNames } from '../../platform/db/accountNames';
import type { Database } from '../../platform/db/database';
import { isWithin } from '../../platform/http/period';

type Context = Pick<Deps, 'db' | 'clock' | 'signed' | 'settings'>;

/** Returns the recipients of an announcement; withdrawn entries only where the filter names them. */
const readersOf = async (context: Context, { filter }: Announcement): Promise<Entry[]> =>
  (await allEntries(context, filter))
    .map(({ entry }) => entry)
    .filter(({ state }) => filter.state !== undefined || state !== 'withdrawn');

const addresses = ({ email, guardianEmail }: Entry): string[] =>
  guardianEmail && guardianEmail.toLowerCase() !== email.toLowerCase() ? [email, guardianEmail] : [email];

/** Returns the recipients of an announcement and its text for the first of them. */
export async function previewAnnouncement(
  context: Context,
  announcement: Announcement,
): Promise<AnnouncementPreview> {
  const entries = await readersOf(context, announcement);
  const [first] = entries;
  const key = first ? privateKey(context.signed, entryKeyOf(first)) : '';
  const site = context.settings.siteOrigins[0] ?? '';
  const names = first && namesIn(await entryById(context, first.id), 'competitor');
  const example = { names, number: entryNumber(first?.number ?? 0) };
  return {
    entries: entries.length,
    recipients: entries.map((entry) => ({
      number: entryNumber(entry.number),
      name: entry.name,
      to: addresses(entry),
    })),
    text: renderText(announcementMail({ ...example, url: entryLink(site, key) }, announcement)),
  };
}

/**
 * Sends an announcement to competitors and to guardians of minors, once for each key.
 * @returns how many entries it went to
 * @throws ServiceError `conflict` at `filter` when no entry matches
 */
export const sendAnnouncement = (
  context: Context,
  announcement: Announcement,
  { requestKey, actor }: { requestKey: string; actor: string },
): Promise<number> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const entries = await readersOf(inside, announcement);
    if (entries.length === 0) throw conflictAt('filter', 'Nobody fits this filter.');
    const { subject, text, filter } = announcement;
    const [made] = await tx
      .insert(competitionAnnouncements)
      .values({
        requestKey,
        subject,
        text,
        filter,
        entries: entries.length,
        actor,
        sentAt: context.clock.now(),
      })
      .onConflictDoNothing({ target: competitionAnnouncements.requestKey })
      .returning();
    if (!made) return entries.length;
    for (const entry of entries) {
      const readers = (['competitor', 'guardian'] as const).slice(0, addresses(entry).length);
      for (const to of readers) {
        await queueCompetitionMail(inside, `announcement:${made.id}:${entry.id}:${to}`, {
          about: 'announcement',
          announcementId: made.id,
          entryId: entry.id,
          to,
        });
      }
    }
    return entries.length;
  });

/** Returns one page of the announcements sent in a period, newest first. */
export async function sentAnnouncements(
  { db }: { db: Database },
  { page, perPage, ...days }: SentAnnouncementQuery,
): Promise<SentAnnouncementList> {
  const where = isWithin(competitionAnnouncements.sentAt, days);
  const total = await db.$count(competitionAnnouncements, where);
  const rows = await db
    .select()
    .from(competitionAnnouncements)
    .where(where)
    .orderBy(desc(competitionAnnouncements.sentAt), desc(competitionAnnouncements.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const nameOf = await readAccountNames(
    db,
    rows.map(({ actor }) => actor),
  );
  return {
    total,
    page,
    perPage,
    rows: rows.map(({ id, subject, text, filter, entries, actor, sentAt }) => ({
      id,
      subject,
      text,
      filter: filter as Announcement['filter'],
      entries,
      actor: nameOf(actor),
      sentAt: sentAt.toISOString(),
    })),
  };
}

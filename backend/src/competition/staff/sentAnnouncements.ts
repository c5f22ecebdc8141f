import { desc } from 'drizzle-orm';
import { readAccountNames } from '../../platform/db/accountNames';
import type { Database } from '../../platform/db/database';
import { competitionAnnouncements } from '../../platform/db/schema';
import { isWithin } from '../../platform/http/period';
import type { Announcement, SentAnnouncementList, SentAnnouncementQuery } from './announcements.routes';

/** One page of what was sent to competitors, in these days where any are named, the newest first. */
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

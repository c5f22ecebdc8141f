import { asc, inArray } from 'drizzle-orm';
import { readAccountNames } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { enquiryNotes, outbox } from '../../platform/db/schema';
import type { Written } from './correspondence.routes';
import { replyMailKey } from './replyMail';

/** Returns what staff wrote about a submission, oldest first. @param id of the submission */
export async function writtenOf(context: Pick<ServiceContext, 'db'>, id: string): Promise<Written[]> {
  const found = await writtenAbout(context, [id]);
  return found.map(({ written }) => written);
}

/** Returns the same for several submissions, each with its id. */
export async function writtenAbout(
  { db }: Pick<ServiceContext, 'db'>,
  ids: readonly string[],
): Promise<{ about: string; written: Written }[]> {
  if (ids.length === 0) return [];
  const notes = await db
    .select()
    .from(enquiryNotes)
    .where(inArray(enquiryNotes.enquiryId, [...ids]))
    .orderBy(asc(enquiryNotes.at));
  const nameOf = await readAccountNames(
    db,
    notes.map(({ account }) => account),
  );
  const keys = notes.filter(({ kind }) => kind === 'reply').map((note) => replyMailKey(note.id));
  const mails =
    keys.length === 0
      ? []
      : await db
          .select({ key: outbox.key, state: outbox.state })
          .from(outbox)
          .where(inArray(outbox.key, keys));
  const mailOf = new Map(mails.map(({ key, state }) => [key, state]));
  return notes.map((note) => ({
    about: note.enquiryId,
    written: {
      kind: note.kind,
      at: note.at.toISOString(),
      by: note.name ?? nameOf(note.account),
      text: note.text,
      mail: mailOf.get(replyMailKey(note.id)) ?? null,
    },
  }));
}

import type { ServiceContext } from '../db/context';
import { uploads } from '../db/schema';
import { removeUnclaimed } from '../uploads/expireUpload';
import type { FileStore } from '../uploads/fileStore';
import type { SentMails } from './sentMails';
import type { PersonalRecord, PersonFile, Rows } from './records/personalRecord';
import { allRecords } from './personalRecords';
import { among } from './records/byEmail';
import { updatePerson } from './updatePeople';

export interface PeopleContext extends ServiceContext {
  files: FileStore;
  sentMails: SentMails;
}

/** The records of one kind of somebody. */
export interface FoundRecords {
  record: PersonalRecord;
  ids: string[];
}

const kept = (email: string): string => email.trim().toLowerCase();

/** The records of an address, by kind; kinds without any are left out. */
export async function findPerson({ db }: Pick<ServiceContext, 'db'>, email: string): Promise<FoundRecords[]> {
  const found: FoundRecords[] = [];
  for (const record of allRecords) {
    const ids = await record.find(db, kept(email));
    if (ids.length > 0) found.push({ record, ids });
  }
  return found;
}

/** Everything about an address. */
export interface Person {
  email: string;
  records: { name: string; count: number; rows: Rows }[];
  files: PersonFile[];
  mails: PersonFile[];
}

/** Everything about an address: rows, files, and mails of the local folder. */
export async function readPerson(context: PeopleContext, email: string): Promise<Person> {
  const { db } = context;
  const found = await findPerson(context, email);
  const records = [];
  for (const { record, ids } of found)
    records.push({ name: record.name, count: ids.length, rows: await record.read(db, ids) });
  return {
    email: kept(email),
    records,
    files: await filesOf(context, await uploadsOf(context, found)),
    mails: await context.sentMails.read(kept(email)),
  };
}

async function uploadsOf({ db }: Pick<ServiceContext, 'db'>, found: FoundRecords[]): Promise<string[]> {
  const all = await Promise.all(found.map(({ record, ids }) => record.uploads?.(db, ids) ?? []));
  return [...new Set(all.flat())];
}

async function filesOf({ db, files }: PeopleContext, ids: string[]): Promise<PersonFile[]> {
  const rows = await db.select().from(uploads).where(among(uploads.id, ids));
  const found: PersonFile[] = [];
  for (const { id, name, storageKey } of rows) {
    const stream = await files.read(storageKey ?? '');
    if (!stream) continue;
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream) chunks.push(chunk as Uint8Array);
    found.push({ name: `${id}-${name.replaceAll(/[^\w.() -]/g, '_')}`, bytes: Buffer.concat(chunks) });
  }
  return found;
}

/** What was erased: how many records of each kind, files, and mails of the local folder. */
export interface Erased {
  records: { name: string; count: number }[];
  files: number;
  mails: number;
}

/**
 * Erases an address: all rows in one transaction, then the files. What the books need stays, without the person. Doing it
 * again finds nothing more, and finishes what was interrupted.
 */
export async function erasePerson(context: PeopleContext, email: string): Promise<Erased> {
  const { records, files } = await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const found = await findPerson(inside, email);
    const files = await uploadsOf(inside, found);
    for (const { record, ids } of found) await record.erase(inside, ids, 'asked');
    await updatePerson(tx, kept(email));
    // Letting a member go has queued an effect, which holds a digest alone.
    return { records: found.map(({ record, ids }) => ({ name: record.name, count: ids.length })), files };
  });
  for (const id of files) await removeUnclaimed(context, id);
  return { records, files: files.length, mails: await context.sentMails.remove(kept(email)) };
}

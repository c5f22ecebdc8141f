import type { Logger } from '../../platform/core/logger';
import type { ServiceContext } from '../../platform/db/context';
import { uploads } from '../../platform/db/schema';
import { tryAtOnce } from '../../platform/outbox/tryAtOnce';
import { unclaimUploads } from '../../platform/uploads/releaseUploads';
import { eraseHandler, queueErasure, readErasures } from './erasure';
import type { Erasure } from './people.routes';
import type { PersonalRecord, PersonFile, Rows } from '../../platform/personal-data/personalRecord';
import { among } from '../../platform/personal-data/byEmail';
import { lockPerson } from '../../platform/personal-data/lockPerson';
import { updatePerson } from './updatePeople';
import type { PeopleContext } from './peopleContext';

/** The dependencies of erasing and of recording failures. */
export interface ErasingContext extends PeopleContext {
  log: Logger;
}

/** The records of one kind of a person. */
interface FoundRecords {
  record: PersonalRecord;
  ids: string[];
}

const normalized = (email: string): string => email.trim().toLowerCase();

/** Returns the records of an address by kind, without empty kinds. */
async function findPerson(
  { db, features }: Pick<PeopleContext, 'db' | 'features'>,
  email: string,
): Promise<FoundRecords[]> {
  const found: FoundRecords[] = [];
  for (const record of features.records) {
    const ids = await record.find(db, normalized(email));
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

/** The number of records of an address. */
export type PersonCount = Counted & { email: string };

/** Counts the records of an address. Opens no file, so that it works while the store is unavailable. */
export async function countPerson(context: PeopleContext, email: string): Promise<PersonCount> {
  const found = await findPerson(context, email);
  return {
    email: normalized(email),
    records: countsOf(found),
    files: (await uploadsOf(context, found)).length,
    mails: (await context.sentMails.read(normalized(email))).length,
  };
}

const countsOf = (found: readonly FoundRecords[]) =>
  found.map(({ record, ids }) => ({ name: record.name, count: ids.length }));

/** Returns everything about an address: rows, files, and mails of the local folder. */
export async function readPerson(context: PeopleContext, email: string): Promise<Person> {
  const { db } = context;
  const found = await findPerson(context, email);
  const records = [];
  for (const { record, ids } of found)
    records.push({ name: record.name, count: ids.length, rows: await record.read(db, ids) });
  return {
    email: normalized(email),
    records,
    files: await filesOf(context, await uploadsOf(context, found)),
    mails: await context.sentMails.read(normalized(email)),
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

/** Numbers of records of each kind, files, and mails of the local folder. */
interface Counted {
  records: { name: string; count: number }[];
  files: number;
  mails: number;
}

/** What was erased. */
export interface Erased extends Counted {
  /** What is still being deleted; null when everything is gone. */
  left: Erasure | null;
}

/**
 * Erases an address: all rows in one transaction, and files and mails by a job that the same transaction queues. Tries
 * the job at once; the queue retries failures until they succeed. What the books need remains, without the person. A
 * repeat finds nothing more, and retries at once what is left.
 */
export async function erasePerson(context: ErasingContext, email: string): Promise<Erased> {
  const address = normalized(email);
  const { records, files, key } = await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    // Two concurrent requests get one job.
    await lockPerson(tx, address);
    const found = await findPerson(inside, address);
    const files = await uploadsOf(inside, found);
    for (const { record, ids } of found) await record.erase(inside, ids, 'requested');
    await unclaimUploads(tx, files);
    await updatePerson(tx, address);
    // Removing a member has queued an effect, which contains only a digest.
    return { records: countsOf(found), files, key: await queueErasure(inside, address, files) };
  });
  let mails = 0;
  const remove = async (of: string) => (mails = await context.sentMails.remove(of));
  const handler = eraseHandler({ ...context, sentMails: { ...context.sentMails, remove } });
  await tryAtOnce(context, key, handler);
  const [left = null] = await readErasures(context, address);
  return { records, files: files.length, mails, left };
}

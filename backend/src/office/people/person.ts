import { sql } from 'drizzle-orm';
import type { Logger } from '../../platform/core/logger';
import type { ServiceContext } from '../../platform/db/context';
import { uploads } from '../../platform/db/schema';
import { tryAtOnce } from '../../platform/outbox/tryAtOnce';
import { unclaimUploads } from '../../platform/uploads/releaseUploads';
import { eraseHandler, queueErasure, readErasures } from './erasure';
import type { Erasure } from './people.routes';
import type { PersonalRecord, PersonFile, Rows } from './records/personalRecord';
import { allRecords } from './personalRecords';
import { among } from './records/byEmail';
import { updatePerson } from './updatePeople';
import type { PeopleContext } from './peopleContext';

/** What is needed to erase, and to note what fails. */
export interface ErasingContext extends PeopleContext {
  log: Logger;
}

/** The records of one kind of somebody. */
interface FoundRecords {
  record: PersonalRecord;
  ids: string[];
}

const kept = (email: string): string => email.trim().toLowerCase();

/** The records of an address, by kind; kinds without any are left out. */
async function findPerson({ db }: Pick<ServiceContext, 'db'>, email: string): Promise<FoundRecords[]> {
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

/** How much there is of an address. */
export type PersonCount = Counted & { email: string };

/** How much there is of an address; no file is opened, so that it can be told while their place does not answer. */
export async function countPerson(context: PeopleContext, email: string): Promise<PersonCount> {
  const found = await findPerson(context, email);
  return {
    email: kept(email),
    records: countsOf(found),
    files: (await uploadsOf(context, found)).length,
    mails: (await context.sentMails.read(kept(email))).length,
  };
}

const countsOf = (found: readonly FoundRecords[]) =>
  found.map(({ record, ids }) => ({ name: record.name, count: ids.length }));

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

/** How many records of each kind, files, and mails of the local folder. */
interface Counted {
  records: { name: string; count: number }[];
  files: number;
  mails: number;
}

/** What was erased. */
export interface Erased extends Counted {
  /** What is still being removed; null when everything is gone. */
  left: Erasure | null;
}

/**
 * Erases an address: all rows in one transaction, and what is no row by a job that the same transaction queues. It is tried
 * right here; what fails is told, and tried by the queue until it succeeds. What the books need stays, without the person.
 * Doing it again finds nothing more, and tries at once what is left.
 */
export async function erasePerson(context: ErasingContext, email: string): Promise<Erased> {
  const address = kept(email);
  const { records, files, key } = await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    // Two who ask at once get one job.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 4))`);
    const found = await findPerson(inside, address);
    const files = await uploadsOf(inside, found);
    for (const { record, ids } of found) await record.erase(inside, ids, 'asked');
    await unclaimUploads(tx, files);
    await updatePerson(tx, address);
    // Letting a member go has queued an effect, which holds a digest alone.
    return { records: countsOf(found), files, key: await queueErasure(inside, address, files) };
  });
  let mails = 0;
  const remove = async (of: string) => (mails = await context.sentMails.remove(of));
  const handler = eraseHandler({ ...context, sentMails: { ...context.sentMails, remove } });
  await tryAtOnce(context, key, handler);
  const [left = null] = await readErasures(context, address);
  return { records, files: files.length, mails, left };
}

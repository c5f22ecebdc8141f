import { entryFeePesewas } from '@school/shared/competition';
import { needsGuardian, type EntryDetails } from '@school/shared/schemas/competition';
import { and, eq, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { competitionEntries } from '../../platform/db/schema';
import { noPicturesAnswer } from '../consent/picturesAnswer';
import { enteredAlready } from '../slots/inSlots';
import type { Entry } from '../entry/findEntry';
import { personKeyOf } from '../entry/personKey';

/** Returns the content of an entry as it is stored. Drops the guardian of an adult, whatever was typed. */
const typedOf = ({ competitor, guardian, pieces, ...rest }: EntryDetails) => {
  const needed = needsGuardian(competitor.birthDate) ? guardian : undefined;
  return {
    ...competitor,
    personKey: personKeyOf(competitor),
    guardianName: needed?.name ?? null,
    guardianEmail: needed?.email ?? null,
    guardianPhone: needed?.phone ?? null,
    instrument: rest.instrument,
    band: rest.band,
    grade: rest.grade,
    pieceA: pieces.A,
    pieceB: pieces.B,
    teacher: rest.teacher ?? null,
    school: rest.school ?? null,
    sharesReport: rest.sharesReport ?? false,
    needsAccompanist: rest.needsAccompanist ?? false,
  };
};

/**
 * Refuses a second entry of the same competitor on the same instrument.
 * @param field where the name was typed
 * @throws ServiceError `conflict` at it
 */
export async function refuseTwice(
  { db }: Pick<ServiceContext, 'db'>,
  { competitor, instrument }: EntryDetails,
  except: string | undefined,
  field?: string,
): Promise<void> {
  const same = await db.$count(
    competitionEntries,
    and(
      eq(competitionEntries.instrument, instrument),
      eq(competitionEntries.personKey, personKeyOf(competitor)),
      ne(competitionEntries.state, 'withdrawn'),
      except ? ne(competitionEntries.id, except) : undefined,
    ),
  );
  if (same > 0) throw enteredAlready(field);
}

/** Stores a new entry. The caller asks a guardian for consent where needed. */
export async function insertEntry(
  { db, clock }: ServiceContext,
  details: EntryDetails,
  more: Pick<Entry, 'submissionKey'> & Partial<Entry>,
): Promise<Entry> {
  const [entry] = await db
    .insert(competitionEntries)
    .values({
      ...typedOf(details),
      state: 'submitted',
      consent: needsGuardian(details.competitor.birthDate) ? 'waiting' : 'not_needed',
      fee: entryFeePesewas,
      createdAt: clock.now(),
      ...more,
    })
    .returning();
  if (!entry) throw new Error('The new entry was not returned');
  return entry;
}

/** Values that a guardian consented to. A change asks for consent again. */
const agreedTo = ['name', 'birthDate', 'instrument', 'guardianName', 'guardianEmail'] as const;

/** Stores the new content of an entry. @returns it, and whether its guardian has to be asked (again) */
export async function updateEntry(
  { db }: ServiceContext,
  existing: Entry,
  details: EntryDetails,
): Promise<{ entry: Entry; asks: boolean }> {
  const typed = typedOf(details);
  const isMinor = needsGuardian(details.competitor.birthDate);
  const asks =
    isMinor && (existing.consent === 'not_needed' || agreedTo.some((name) => existing[name] !== typed[name]));
  const consent = isMinor
    ? {}
    : {
        consent: 'not_needed' as const,
        consentGivenAt: null,
        consentBy: null,
        consentRecordedBy: null,
        consentExpiresAt: null,
      };
  const [entry] = await db
    .update(competitionEntries)
    .set({ ...typed, ...consent, ...((asks || !isMinor) && noPicturesAnswer) })
    .where(eq(competitionEntries.id, existing.id))
    .returning();
  if (!entry) throw new Error(`Entry ${existing.id} does not exist`);
  return { entry, asks };
}

import { instruments, type Instrument } from '@school/shared/competition';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { competitionJurors } from '../../platform/db/schema';
import type { Actor } from '../../platform/http/actor';
import type { Juror, JurorGiven, OwnJuror } from './jurors.routes';

type Context = Pick<ServiceContext, 'db'>;

/** Names of the jurors by account, without those whose name staff have not set. */
export type JurorNames = ReadonlyMap<string, string>;

/** Returns the accounts that are or may become jurors, by name. */
export async function listJurors({ db }: Context): Promise<Juror[]> {
  const rows = await db
    .select()
    .from(competitionJurors)
    .orderBy(asc(competitionJurors.name), asc(competitionJurors.email), asc(competitionJurors.juror));
  return rows.map(jurorView);
}

const jurorView = (row: typeof competitionJurors.$inferSelect): Juror => ({
  id: row.juror,
  email: row.email,
  name: row.name,
  instruments: instruments.filter((instrument) => row.instruments.includes(instrument)),
});

async function findJuror({ db }: Context, juror: string): Promise<Juror | undefined> {
  const [row] = await db.select().from(competitionJurors).where(eq(competitionJurors.juror, juror));
  return row && jurorView(row);
}

/** Returns the instruments that an account judges: none until staff have set them. */
export const panelOf = async (context: Context, juror: string): Promise<readonly Instrument[]> =>
  (await findJuror(context, juror))?.instruments ?? [];

export async function jurorNames({ db }: Context): Promise<JurorNames> {
  const rows = await db.select().from(competitionJurors).where(isNotNull(competitionJurors.name));
  return new Map(rows.flatMap(({ juror, name }) => (name === null ? [] : [[juror, name] as const])));
}

/**
 * Returns the name of a juror for an instrument.
 * @throws ServiceError `forbidden` for an account whose name staff have not set; `conflict` at `instrument` for another
 * panel's
 */
export async function requireJuror(context: Context, juror: string, instrument: string): Promise<string> {
  const member = await findJuror(context, juror);
  if (!member?.name) {
    throw new ServiceError(
      'forbidden',
      'Your name as a judge is not set yet. Please ask the office to set it.',
    );
  }
  if (!member.instruments.some((one) => one === instrument)) {
    throw conflictAt('instrument', 'You do not judge this instrument.');
  }
  return member.name;
}

/** Returns the name and instruments of a juror. Stores a new account with the role, so that staff can set both. */
export async function ownJuror(
  { db }: Context,
  { id, email }: Pick<Actor, 'id' | 'email'>,
  isJuror: boolean,
): Promise<OwnJuror> {
  if (!isJuror) return { isJuror, name: null, instruments: [] };
  await db
    .insert(competitionJurors)
    .values({ juror: id, email })
    .onConflictDoUpdate({
      target: competitionJurors.juror,
      set: { email },
      setWhere: sql`${competitionJurors.email} is distinct from excluded.email`,
    });
  const member = await findJuror({ db }, id);
  return { isJuror, name: member?.name ?? null, instruments: member?.instruments ?? [] };
}

/**
 * Sets the name and instruments of a juror.
 * @param by the account that sets it: jurors could use another name to score their own pupil
 * @throws ServiceError `forbidden` for one's own, `not_found` for an account that has not opened the jury's page
 */
export async function nameJuror(
  { db, clock }: ServiceContext,
  juror: string,
  { name, instruments: panel }: JurorGiven,
  by: string,
): Promise<Juror> {
  if (juror === by) {
    throw new ServiceError(
      'forbidden',
      'You cannot set your own name or instruments. Please ask a colleague.',
    );
  }
  const [row] = await db
    .update(competitionJurors)
    .set({ name, instruments: [...new Set(panel)], namedAt: clock.now() })
    .where(eq(competitionJurors.juror, juror))
    .returning();
  if (!row) throw new ServiceError('not_found', 'There is no such judge.');
  return jurorView(row);
}

import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { ServiceError } from '../../core/errors';
import type { ServiceContext } from '../../db/context';
import { competitionJurors } from '../../db/schema';
import type { Actor } from '../../http/deps';
import type { Juror, OwnJuror } from './jurors.routes';

type Context = Pick<ServiceContext, 'db'>;

/** Names of the members by account; an account whose name staff have not set is missing. */
export type JurorNames = ReadonlyMap<string, string>;

/** The accounts that may become members or are, by name. */
export async function listJurors({ db }: Context): Promise<Juror[]> {
  const rows = await db
    .select()
    .from(competitionJurors)
    .orderBy(asc(competitionJurors.name), asc(competitionJurors.email), asc(competitionJurors.juror));
  return rows.map(jurorView);
}

const jurorView = ({ juror, email, name }: typeof competitionJurors.$inferSelect): Juror => ({
  id: juror,
  email,
  name,
});

export async function jurorNames({ db }: Context): Promise<JurorNames> {
  const rows = await db.select().from(competitionJurors).where(isNotNull(competitionJurors.name));
  return new Map(rows.flatMap(({ juror, name }) => (name === null ? [] : [[juror, name] as const])));
}

/** @throws ServiceError `forbidden` for an account whose name staff have not set */
export async function requireJurorName(context: Context, juror: string): Promise<string> {
  const name = (await jurorNames(context)).get(juror);
  if (name) return name;
  throw new ServiceError(
    'forbidden',
    'Your name as a member of the jury is not set yet. Please ask the office to set it.',
  );
}

/** The name under which somebody judges. An account with the role is kept, so that staff can set its name. */
export async function ownJuror(
  { db }: Context,
  { id, email }: Pick<Actor, 'id' | 'email'>,
  isJuror: boolean,
): Promise<OwnJuror> {
  if (!isJuror) return { isJuror, name: null };
  await db
    .insert(competitionJurors)
    .values({ juror: id, email })
    .onConflictDoUpdate({
      target: competitionJurors.juror,
      set: { email },
      setWhere: sql`${competitionJurors.email} is distinct from excluded.email`,
    });
  return { isJuror, name: (await jurorNames({ db })).get(id) ?? null };
}

/**
 * Sets the name of a member of the jury.
 * @param by the account that sets it: by another name, somebody could score their own pupil
 * @throws ServiceError `forbidden` for one's own, `not_found` for an account that has not opened the jury's page
 */
export async function nameJuror(
  { db, clock }: ServiceContext,
  juror: string,
  name: string,
  by: string,
): Promise<Juror> {
  if (juror === by) {
    throw new ServiceError('forbidden', 'You cannot set your own name. Please ask a colleague.');
  }
  const [row] = await db
    .update(competitionJurors)
    .set({ name, namedAt: clock.now() })
    .where(eq(competitionJurors.juror, juror))
    .returning();
  if (!row) throw new ServiceError('not_found', 'There is no such member of the jury.');
  return jurorView(row);
}

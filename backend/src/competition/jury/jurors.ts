import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { competitionJurors } from '../../db/schema';
import type { Juror } from './jurors.routes';

/** Names of the members by account; who has not said theirs is missing. */
export type JurorNames = ReadonlyMap<string, string>;

/** The members of the jury who have said their names, by name. */
export async function listJurors({ db }: Pick<ServiceContext, 'db'>): Promise<Juror[]> {
  const rows = await db.select().from(competitionJurors).orderBy(asc(competitionJurors.name));
  return rows.map(({ juror, name }) => ({ id: juror, name }));
}

export async function jurorNames(context: Pick<ServiceContext, 'db'>): Promise<JurorNames> {
  return new Map((await listJurors(context)).map(({ id, name }) => [id, name]));
}

/** Keeps how a member is called; again, it changes the name. */
export async function nameJuror({ db, clock }: ServiceContext, juror: string, name: string): Promise<Juror> {
  const namedAt = clock.now();
  await db
    .insert(competitionJurors)
    .values({ juror, name, namedAt })
    .onConflictDoUpdate({ target: competitionJurors.juror, set: { name, namedAt } });
  return { id: juror, name };
}

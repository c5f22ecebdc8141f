import { desc, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { ticketPromoCodes, ticketTypes } from '../../platform/db/schema';
import type { PromoCode } from '../codes/findPromoCode';
import { conflictAt, invalidAt } from '../refusals';
import { changedTime } from './changedTime';
import type { NewPromoCode, PromoCodeChange, PromoCodeView } from './codes.routes';

export async function listPromoCodes({ db }: Pick<ServiceContext, 'db'>): Promise<PromoCodeView[]> {
  const codes = await db.select().from(ticketPromoCodes).orderBy(desc(ticketPromoCodes.createdAt));
  return codes.map(viewOf);
}

/** @throws ServiceError `validation_failed` at `types` for one there is not, `conflict` at `code` when there is one like it */
export async function createPromoCode(
  { db, clock }: ServiceContext,
  { types, startsAt, endsAt, note, ...code }: NewPromoCode,
  actor: string,
): Promise<PromoCodeView> {
  if (types && (await db.$count(ticketTypes, inArray(ticketTypes.id, types))) < new Set(types).size) {
    throw invalidAt('types', 'There is no such type');
  }
  const [made] = await db
    .insert(ticketPromoCodes)
    .values({
      ...code,
      typeIds: types,
      startsAt: startsAt ? new Date(startsAt) : null,
      endsAt: endsAt ? new Date(endsAt) : null,
      note: note ?? null,
      createdAt: clock.now(),
      createdBy: actor,
    })
    .onConflictDoNothing({ target: ticketPromoCodes.code })
    .returning();
  if (!made) throw conflictAt('code', 'There is such a code already.');
  return viewOf(made);
}

/** @throws not found, and `validation_failed` at `maxUses` when it was used more often */
export function changePromoCode(
  { db }: Pick<ServiceContext, 'db'>,
  id: string,
  { isActive, maxUses, startsAt, endsAt }: PromoCodeChange,
): Promise<PromoCodeView> {
  return db.transaction(async (tx) => {
    const isCode = eq(ticketPromoCodes.id, id);
    const [code] = await tx.select().from(ticketPromoCodes).where(isCode).for('no key update');
    if (!code) throw notFound('This code');
    if (typeof maxUses === 'number' && maxUses < code.uses) {
      throw invalidAt('maxUses', `It is used ${code.uses} times already.`);
    }
    const next = {
      isActive: isActive ?? code.isActive,
      maxUses: maxUses === undefined ? code.maxUses : maxUses,
      startsAt: changedTime(startsAt, code.startsAt),
      endsAt: changedTime(endsAt, code.endsAt),
    };
    if (next.startsAt && next.endsAt && next.endsAt <= next.startsAt) {
      throw invalidAt('endsAt', 'A code ends after it starts');
    }
    const [changed] = await tx.update(ticketPromoCodes).set(next).where(isCode).returning();
    return viewOf(changed ?? code);
  });
}

const viewOf = ({
  id,
  code,
  kind,
  value,
  typeIds,
  maxUses,
  uses,
  startsAt,
  endsAt,
  isActive,
  note,
  createdAt,
}: PromoCode): PromoCodeView => ({
  id,
  code,
  kind,
  value,
  types: typeIds,
  maxUses,
  uses,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  isActive,
  note,
  createdAt: createdAt.toISOString(),
});

import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { groupBy } from '../../../platform/core/groupBy';
import { notFound, ServiceError } from '../../../platform/core/errors';
import type { ServiceContext } from '../../../platform/db/context';
import { accountAccess, accountSessions, staffAccounts } from '../../../platform/db/schema';
import type { Actor } from '../../../platform/http/actor';
import type { PersonWithAccess } from './access.routes';

/** Who has a role, or had one, and has been here within the time that this is kept. */
export async function listPeopleWithAccess(
  context: ServiceContext,
  actor: Pick<Actor, 'id'>,
): Promise<PersonWithAccess[]> {
  const { account, name } = accountAccess;
  const shown = sql<string>`coalesce(${staffAccounts.chosenName}, ${name})`;
  const people = await context.db
    .select({ access: accountAccess, shown })
    .from(accountAccess)
    .leftJoin(staffAccounts, eq(staffAccounts.account, account))
    // Somebody who was erased is not listed, and stays signed out.
    .where(isNotNull(name))
    .orderBy(asc(sql`lower(${shown})`), asc(account));
  const devices = await devicesOf(
    context,
    people.map(({ access }) => access.account),
  );
  return people.map(({ access, shown: called }) => ({
    account: access.account,
    name: called,
    email: access.email,
    roles: access.roles,
    seenAt: access.seenAt.toISOString(),
    devices: devices.get(access.account)?.map(({ device }) => device) ?? [],
    signedOut: access.signedOutAt && { at: access.signedOutAt.toISOString(), by: access.signedOutBy },
    isSelf: access.account === actor.id,
  }));
}

/** The open sessions of accounts, the one in use last first. */
async function devicesOf({ db, clock }: ServiceContext, accounts: readonly string[]) {
  const { account, device, endedAt, endsAt, seenAt } = accountSessions;
  const rows = await db
    .select({ account, device })
    .from(accountSessions)
    .where(and(inArray(account, [...accounts]), isNull(endedAt), gt(endsAt, clock.now())))
    .orderBy(desc(seenAt));
  return groupBy(rows, (row) => row.account);
}

/**
 * Signs a colleague out everywhere. Every token that was issued until now is refused from now on; the sessions end as
 * well, so that a token that is renewed is of none that goes on. The same again signs out again.
 * @throws ServiceError `not_found`, `conflict` for oneself
 */
export async function signOutPerson(
  context: ServiceContext,
  actor: Actor,
  account: string,
): Promise<PersonWithAccess> {
  if (account === actor.id) {
    throw new ServiceError('conflict', 'This is your own account. Sign out elsewhere in the settings.');
  }
  await context.db.transaction(async (tx) => {
    const at = context.clock.now();
    const [known] = await tx
      .update(accountAccess)
      .set({ signedOutAt: at, signedOutBy: actor.name })
      .where(eq(accountAccess.account, account))
      .returning({ account: accountAccess.account });
    if (!known) throw notFound('This account');
    await tx
      .update(accountSessions)
      .set({ endedAt: at })
      .where(and(eq(accountSessions.account, account), isNull(accountSessions.endedAt)));
  });
  const people = await listPeopleWithAccess(context, actor);
  const person = people.find((one) => one.account === account);
  if (!person) throw notFound('This account');
  return person;
}

import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { groupBy } from '../../../platform/core/groupBy';
import { notFound, ServiceError } from '../../../platform/core/errors';
import type { ServiceContext } from '../../../platform/db/context';
import { accountAccess, accountSessions, staffAccounts } from '../../../platform/db/schema';
import type { Actor } from '../../../platform/http/actor';
import type { PersonWithAccess } from './access.routes';

/** Returns people who have or had a role, and have been here within the retention time. */
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
    // An erased person is not listed, and stays signed out.
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

/** Returns the open sessions of accounts, most recently used first. */
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
 * Signs a colleague out everywhere: refuses every token issued until now, and ends the sessions, so that renewed tokens
 * do not continue them. Can be repeated.
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
    const [existing] = await tx
      .update(accountAccess)
      .set({ signedOutAt: at, signedOutBy: actor.name })
      .where(eq(accountAccess.account, account))
      .returning({ account: accountAccess.account });
    if (!existing) throw notFound('This account');
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

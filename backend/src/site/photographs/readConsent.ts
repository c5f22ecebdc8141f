import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { readAccountNames } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { photographs } from '../../platform/db/schema';
import type { PhotographConsent } from './photographs.routes';

/** Returns who agreed that a photograph is published. @throws ServiceError not found */
export async function readConsent(
  { db }: Pick<ServiceContext, 'db'>,
  id: string,
): Promise<PhotographConsent> {
  const [found] = await db.select().from(photographs).where(eq(photographs.id, id));
  if (!found) throw notFound('This photograph');
  const { consent, account, at } = found;
  return { consent, by: (await readAccountNames(db, [account]))(account), at: at.toISOString() };
}

import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ServiceError } from '../../platform/core/errors';
import { referralLinks } from '../../platform/db/schema';

/** Returns the results of a personal link. @throws ServiceError `not_found` for an unknown secret */
export async function readCounts({ db }: Pick<ServiceContext, 'db'>, secret: string) {
  const { code, opened, joined, wrote } = referralLinks;
  const [counts] = await db
    .select({ code, opened, joined, wrote })
    .from(referralLinks)
    .where(eq(referralLinks.secret, secret));
  if (counts) return counts;
  throw new ServiceError('not_found', 'This link is not valid. Please open it from our email.');
}

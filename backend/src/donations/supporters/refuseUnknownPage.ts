import type { DonationStart } from '@school/shared/schemas/donation';
import { invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { publishedPages } from './publishedPages';

/**
 * Refuses a donation for a supporter's page that its project does not have, rather than to count it for nobody.
 * @throws ServiceError `validation_failed` of the field `supporterPage`
 */
export async function refuseUnknownPage(
  context: Pick<ServiceContext, 'db'>,
  { supporterPage, project }: Pick<DonationStart, 'supporterPage' | 'project'>,
): Promise<void> {
  if (supporterPage === undefined) return;
  const pages = await publishedPages(context);
  if (pages.some((page) => page.id === supporterPage && page.project === project)) return;
  const message = 'This supporter’s page has ended. Please choose another one, or none.';
  throw invalidAt('supporterPage', message);
}

import { declaredSupporters } from '@school/shared/projects/declare';
import { supporterPages, type SupporterPage } from '@school/shared/projects/supporters';
import type { ServiceContext } from '../../platform/db/context';
import { publishedContent } from '../../platform/db/publishedContent';

type Context = Pick<ServiceContext, 'db'>;

const declared = declaredSupporters([]);

/** Returns the supporters' pages that staff have published. */
export const publishedPages = async (context: Context): Promise<readonly SupporterPage[]> =>
  (await publishedContent(context, supporterPages, declared)).value;

/** Returns the title of a supporter's page, or its id once it is not published any more. */
export async function titleOfPage(context: Context, id: string): Promise<string> {
  const pages = await publishedPages(context);
  return pages.find((page) => page.id === id)?.title ?? id;
}

import { useContent } from '@school/shared/content/use';
import { supporterPages, type SupporterPage } from '@school/shared/projects/supporters';

/** Returns the supporters' pages for a project or an asset, in the order of staff. */
export const usePagesFor = (slug: string): readonly SupporterPage[] =>
  useContent(supporterPages).filter(({ project }) => project === slug);

/** The path of the supporters' pages, or of one of them. */
export const supportersPath = (id?: string): string =>
  id === undefined ? '/donate/supporters' : `/donate/supporters#${id}`;

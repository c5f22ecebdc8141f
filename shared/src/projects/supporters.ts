// The pages on which supporters raise money. Pages that do not show them do not load this.
import { contentDocument } from '../content';

/** A page on which a supporter asks friends to give to a project or an asset. */
export interface SupporterPage {
  /** Its place on the page of all, and what donations name. */
  readonly id: string;
  readonly title: string;
  readonly supporter: string;
  /** The slug of the project or the asset. */
  readonly project: string;
  readonly story: readonly string[];
  /** The target in whole cedis. */
  readonly cedis: number;
}

/** What was given by a page. */
export interface SupporterGifts {
  /** In pesewas. */
  readonly raised: number;
  /** The number of gifts. */
  readonly gifts: number;
}

/** The pages as staff publish them. There is none before a supporter has asked for one. */
export const supporterPages = contentDocument<readonly SupporterPage[]>(
  '/content/shared/supporter-pages',
  [],
);

/** What was given by each page, by its id. The API publishes it. */
export const supporterGifts = contentDocument<Readonly<Record<string, SupporterGifts>>>(
  '/content/shared/supporter-gifts',
  {},
);

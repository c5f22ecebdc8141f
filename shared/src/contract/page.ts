import type { Observable } from './observable';

/** Page-level shared state (spec, section 1). */
export interface PageState {
  readonly title: string;
  readonly backLink: string;
  readonly counts: Counts;
  readonly filters: { readonly engagements: Filters; readonly pros: Filters };
  readonly engagementsView: EngagementsView;
  /** URL of the signed-in user's picture; empty when there is none. */
  readonly userAvatar: string;
}

export type Counts = Readonly<Record<string, number>>;
export type Filters = Readonly<Record<string, string>>;
export type EngagementsView = 'list' | 'board';

export interface PageApi extends Observable<PageState> {
  readonly update: (change: Partial<PageState>) => void;
}

/** The initial state of the page. */
export const EMPTY_PAGE: PageState = {
  title: '',
  backLink: '',
  counts: {},
  filters: { engagements: {}, pros: {} },
  engagementsView: 'list',
  userAvatar: '',
};

/** The minimal state that the page's selectors need. */
export interface PageRoot {
  readonly page: PageState;
}

export const selectPage = (root: PageRoot) => root.page;
export const selectTitle = (root: PageRoot) => root.page.title;
export const selectBackLink = (root: PageRoot) => root.page.backLink;
export const selectCounts = (root: PageRoot) => root.page.counts;
export const selectFilters = (root: PageRoot) => root.page.filters;
export const selectEngagementsView = (root: PageRoot) => root.page.engagementsView;
export const selectUserAvatar = (root: PageRoot) => root.page.userAvatar;

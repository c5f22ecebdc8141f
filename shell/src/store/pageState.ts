import type { PageState } from '@school/shared/contract';

/** The page's state before anything has changed it. */
export const EMPTY_PAGE: PageState = {
  title: '',
  backLink: '',
  counts: {},
  filters: { engagements: {}, pros: {} },
  engagementsView: 'list',
  userAvatar: '',
};

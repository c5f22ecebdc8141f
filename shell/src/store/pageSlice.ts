import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageState } from '@school/shared/contract';
import { EMPTY_PAGE } from './pageState';

/** Page-level shared state (specification, section 1). */
export const pageSlice = createSlice({
  name: 'page',
  initialState: EMPTY_PAGE,
  reducers: {
    updated: (state, { payload }: PayloadAction<Partial<PageState>>) => ({ ...state, ...payload }),
  },
});

/** The least that a state must have for the selectors of the page. */
export interface PageRoot {
  readonly page: PageState;
}

export const selectPage = (root: PageRoot) => root.page;
export const selectTitle = (root: PageRoot) => root.page.title;
export const selectBackLink = (root: PageRoot) => root.page.backLink;
export const selectCounts = (root: PageRoot) => root.page.counts;
export const selectEngagementFilters = (root: PageRoot) => root.page.filters.engagements;
export const selectProFilters = (root: PageRoot) => root.page.filters.pros;
export const selectEngagementsView = (root: PageRoot) => root.page.engagementsView;
export const selectUserAvatar = (root: PageRoot) => root.page.userAvatar;

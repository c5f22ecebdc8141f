import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { EMPTY_PAGE, type PageState } from '@school/shared/contract';

/** Page-level shared state (specification, section 1). */
export const pageSlice = createSlice({
  name: 'page',
  initialState: EMPTY_PAGE,
  reducers: {
    updated: (state, { payload }: PayloadAction<Partial<PageState>>) => ({ ...state, ...payload }),
  },
});

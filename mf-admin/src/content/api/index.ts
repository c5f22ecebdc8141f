import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const LIST = { type: 'Content' as const, id: 'LIST' };

/** What the API answers is shown at once: an own change is none of somebody else. */
const show = (
  { owner, name }: { readonly owner: string; readonly name: string },
  { dispatch, queryFulfilled }: Asked,
) =>
  queryFulfilled.then(
    ({ data }) => void dispatch(generatedApi.util.upsertQueryData('adminGetContent', { owner, name }, data)),
    () => undefined, // said by whoever asked
  );

generatedApi.enhanceEndpoints({
  addTagTypes: ['Content'],
  endpoints: {
    adminListContent: { providesTags: [LIST] },
    // A form begins with what is there now.
    adminGetContent: { keepUnusedDataFor: 0 },
    adminDraftContent: { invalidatesTags: [LIST], onQueryStarted: show },
    adminPublishContent: { invalidatesTags: [LIST], onQueryStarted: show },
  },
});

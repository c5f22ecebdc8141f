import { generatedApi, type ContentDetail } from './generated/endpoints';

export * from './generated/endpoints';

const LIST = { type: 'Content' as const, id: 'LIST' };

const kept = (owner: string, name: string, detail: ContentDetail) =>
  generatedApi.util.upsertQueryData('adminGetContent', { owner, name }, detail);

interface Asked {
  readonly dispatch: (action: ReturnType<typeof kept>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: ContentDetail }>;
}

/** What the API answers is shown at once: an own change is none of somebody else. */
const show = (
  { owner, name }: { readonly owner: string; readonly name: string },
  { dispatch, queryFulfilled }: Asked,
) =>
  queryFulfilled.then(
    ({ data }) => void dispatch(kept(owner, name, data)),
    () => undefined, // said by the one who asked
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

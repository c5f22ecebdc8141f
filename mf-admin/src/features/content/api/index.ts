import { storeContent, type ContentDetail } from '../../../kit/content/api';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const LIST = { type: 'Content' as const, id: 'LIST' };

interface Asked {
  readonly dispatch: (action: ReturnType<typeof storeContent>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: ContentDetail }>;
}

/** Shows the API's response at once, so that one's own change is not reported as another person's. */
const show = (
  { owner, name }: { readonly owner: string; readonly name: string },
  { dispatch, queryFulfilled }: Asked,
) =>
  queryFulfilled.then(
    ({ data }) => void dispatch(storeContent(owner, name, data)),
    () => undefined, // The caller reports the failure.
  );

generatedApi.enhanceEndpoints({
  addTagTypes: ['Content'],
  endpoints: {
    adminListContent: { providesTags: [LIST] },
    adminDraftContent: { invalidatesTags: [LIST], onQueryStarted: show },
    adminPublishContent: { invalidatesTags: [LIST], onQueryStarted: show },
  },
});

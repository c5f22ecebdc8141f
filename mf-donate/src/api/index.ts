import { apiUrl } from '@school/shared/api';
import { watchRaised, whileCached, type RaisedBySlug } from '@school/shared/stream';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const donateApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Project'],
  endpoints: {
    donateListProjects: {
      providesTags: (projects = []) => [
        { type: 'Project', id: 'LIST' },
        ...projects.map(({ slug }) => ({ type: 'Project' as const, id: slug })),
      ],
    },
  },
});

const askForProjects = () =>
  donateApi.endpoints.donateListProjects.initiate(undefined, { subscribe: false, forceRefetch: true });

const liveApi = donateApi.injectEndpoints({
  endpoints: (build) => ({
    donateRaised: build.query<RaisedBySlug, void>({
      queryFn: () => ({ data: {} }),
      onCacheEntryAdded: (_, { dispatch, updateCachedData, ...entry }) =>
        whileCached(entry, (signal) =>
          watchRaised(signal, {
            url: apiUrl('/projects/stream'),
            onRaised: (raised) => updateCachedData(() => raised),
            onLost() {
              updateCachedData(() => ({}));
              void dispatch(askForProjects());
            },
          }),
        ),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** What each project has raised, by the last change of it, as long as something on the page shows it. */
export const { useDonateRaisedQuery: useRaisedQuery } = liveApi;

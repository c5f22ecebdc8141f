import { baseApi } from '@school/shared/api';

/** An endpoint that no other app has: the shell was built without it. */
const sampleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sampleListProjects: build.query<readonly { readonly slug: string }[], void>({
      query: () => ({ url: '/projects' }),
    }),
  }),
});

export const { useSampleListProjectsQuery: useListProjectsQuery } = sampleApi;

import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['Me'],
  endpoints: { adminGetMe: { providesTags: [{ type: 'Me', id: 'LIST' }] } },
});

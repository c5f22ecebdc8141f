import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const me = { type: 'Me', id: 'LIST' } as const;

const accessApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Me'],
  endpoints: { adminGetMe: { providesTags: [me] } },
});

/** Reloads the signed-in person with their roles. */
export const askMeAnew = () => accessApi.util.invalidateTags([me]);

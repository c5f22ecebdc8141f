import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const me = { type: 'Me', id: 'LIST' } as const;

const accessApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Me'],
  endpoints: { adminGetMe: { providesTags: [me] } },
});

/** Has it asked anew who is signed in, and as what. */
export const askMeAnew = () => accessApi.util.invalidateTags([me]);

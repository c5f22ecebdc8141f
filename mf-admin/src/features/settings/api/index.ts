import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const profile = [{ type: 'Profile' as const, id: 'LIST' }];
const sessions = [{ type: 'Session' as const, id: 'LIST' }];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Profile', 'Session'],
  endpoints: {
    adminGetProfile: { providesTags: profile },
    adminChangeProfile: { invalidatesTags: profile },
    adminPutPicture: { invalidatesTags: profile },
    adminDropPicture: { invalidatesTags: profile },
    adminListSessions: { providesTags: sessions },
    adminEndSession: { invalidatesTags: sessions },
    adminEndOtherSessions: { invalidatesTags: sessions },
  },
});

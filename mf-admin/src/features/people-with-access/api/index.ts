import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const people = [{ type: 'PersonWithAccess' as const, id: 'LIST' }];

generatedApi.enhanceEndpoints({
  addTagTypes: ['PersonWithAccess'],
  endpoints: {
    adminListPeopleWithAccess: { providesTags: people },
    adminSignOutPerson: { invalidatesTags: people },
  },
});

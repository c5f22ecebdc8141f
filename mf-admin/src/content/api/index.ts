import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const touched = (
  _: unknown,
  __: unknown,
  { owner, name }: { readonly owner: string; readonly name: string },
) => [
  { type: 'Content' as const, id: `${owner}/${name}` },
  { type: 'Content' as const, id: 'LIST' },
];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Content'],
  endpoints: {
    adminListContent: { providesTags: [{ type: 'Content', id: 'LIST' }] },
    adminGetContent: {
      providesTags: (_, __, { owner, name }) => [{ type: 'Content', id: `${owner}/${name}` }],
    },
    adminDraftContent: { invalidatesTags: touched },
    adminPublishContent: { invalidatesTags: touched },
  },
});

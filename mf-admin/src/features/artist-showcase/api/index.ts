import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

/** No matter which are open: what changes several, or what depends on all others, names none of them. */
const open = (type: 'Engagement' | 'Performer' | 'Matching' | 'Correspondence') =>
  ({ type, id: 'OPEN' }) as const;

/** Whom one engagement has, no other one of that time can have; and the engagement follows. */
const offered = (_: unknown, __: unknown, { id }: { readonly id: string }) => [
  open('Matching'),
  open('Correspondence'),
  { type: 'Engagement' as const, id },
  { type: 'Engagement' as const, id: 'LIST' },
];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Engagement', 'Performer', 'Matching', 'Correspondence'],
  endpoints: {
    adminListPerformers: {
      providesTags: (list) => [
        { type: 'Performer', id: 'LIST' },
        ...(list?.rows ?? []).map(({ id }) => ({ type: 'Performer' as const, id })),
      ],
    },
    adminGetPerformer: { providesTags: (_, __, { id }) => [{ type: 'Performer', id }, open('Performer')] },
    // A list by status gains or loses what has another status now.
    adminChangePerformerStatus: {
      invalidatesTags: (_, __, { id }) => [
        { type: 'Performer', id },
        { type: 'Performer', id: 'LIST' },
      ],
    },
    adminChangePerformersStatus: { invalidatesTags: [{ type: 'Performer', id: 'LIST' }, open('Performer')] },
    adminChangeEngagementsStatus: {
      invalidatesTags: [{ type: 'Engagement', id: 'LIST' }, open('Engagement')],
    },
    adminListEngagements: {
      providesTags: (list) => [
        { type: 'Engagement', id: 'LIST' },
        ...(list?.rows ?? []).map(({ id }) => ({ type: 'Engagement' as const, id })),
      ],
    },
    adminGetEngagement: { providesTags: (_, __, { id }) => [{ type: 'Engagement', id }, open('Engagement')] },
    adminGetEngagementMatching: {
      providesTags: (_, __, { id }) => [{ type: 'Matching', id }, open('Matching')],
    },
    adminOfferEngagement: { invalidatesTags: offered },
    adminChangeEngagementOffer: { invalidatesTags: offered },
    adminChangeEngagementStatus: {
      invalidatesTags: (_, __, { id }) => [
        { type: 'Engagement', id },
        { type: 'Engagement', id: 'LIST' },
      ],
    },
  },
});

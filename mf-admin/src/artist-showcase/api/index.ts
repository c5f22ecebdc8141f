import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['Engagement', 'Performer', 'Matching', 'Correspondence'],
  endpoints: {
    adminListPerformers: {
      providesTags: (list) => [
        { type: 'Performer', id: 'LIST' },
        ...(list?.rows ?? []).map(({ id }) => ({ type: 'Performer' as const, id })),
      ],
    },
    adminGetPerformer: { providesTags: (_, __, { id }) => [{ type: 'Performer', id }] },
    // A list by status gains or loses what has another status now.
    adminChangePerformerStatus: {
      invalidatesTags: (_, __, { id }) => [
        { type: 'Performer', id },
        { type: 'Performer', id: 'LIST' },
      ],
    },
    adminChangePerformersStatus: { invalidatesTags: ['Performer'] },
    adminChangeEngagementsStatus: { invalidatesTags: ['Engagement'] },
    adminListEngagements: {
      providesTags: (list) => [
        { type: 'Engagement', id: 'LIST' },
        ...(list?.rows ?? []).map(({ id }) => ({ type: 'Engagement' as const, id })),
      ],
    },
    adminGetEngagement: { providesTags: (_, __, { id }) => [{ type: 'Engagement', id }] },
    adminGetEngagementMatching: { providesTags: (_, __, { id }) => [{ type: 'Matching', id }] },
    // Whom one engagement has, no other one of that time can have; and the engagement follows.
    adminOfferEngagement: { invalidatesTags: ['Matching', 'Engagement', 'Correspondence'] },
    adminChangeEngagementOffer: { invalidatesTags: ['Matching', 'Engagement', 'Correspondence'] },
    adminChangeEngagementStatus: {
      invalidatesTags: (_, __, { id }) => [
        { type: 'Engagement', id },
        { type: 'Engagement', id: 'LIST' },
      ],
    },
  },
});

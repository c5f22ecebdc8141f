import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const engagements = recordTags('Engagement');
const performers = recordTags('Performer');
const matching = recordTags('Matching');
const correspondence = recordTags('Correspondence');

/** A performer of one engagement is taken for all others of that time; and the engagement follows. */
const offered = (_: unknown, __: unknown, { id }: { readonly id: string }) => [
  matching.open,
  correspondence.open,
  engagements.one(id),
  engagements.list,
];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Engagement', 'Performer', 'Matching', 'Correspondence'],
  endpoints: {
    adminListPerformers: { providesTags: performers.ofPage },
    adminGetPerformer: { providesTags: performers.ofOpen },
    adminChangePerformerStatus: { invalidatesTags: performers.ofChange },
    adminChangePerformersStatus: { invalidatesTags: performers.many },
    adminListEngagements: { providesTags: engagements.ofPage },
    adminGetEngagement: { providesTags: engagements.ofOpen },
    adminChangeEngagementStatus: { invalidatesTags: engagements.ofChange },
    adminChangeEngagementsStatus: { invalidatesTags: engagements.many },
    adminGetEngagementMatching: { providesTags: matching.ofOpen },
    adminOfferEngagement: { invalidatesTags: offered },
    adminChangeEngagementOffer: { invalidatesTags: offered },
  },
});

import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const enquiries = recordTags('Enquiry');

generatedApi.enhanceEndpoints({
  addTagTypes: ['Enquiry'],
  endpoints: {
    adminListEnquiries: { providesTags: [enquiries.list] },
    adminGetEnquiry: { providesTags: enquiries.ofOpen },
    adminChangeEnquiry: { invalidatesTags: enquiries.ofChange },
    adminChangeEnquiries: { invalidatesTags: enquiries.many },
    adminNoteEnquiry: { invalidatesTags: enquiries.ofChange },
    adminAnswerEnquiry: { invalidatesTags: enquiries.ofChange },
  },
});

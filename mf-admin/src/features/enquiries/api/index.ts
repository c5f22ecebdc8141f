import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

/** Whatever is done with an enquiry moves it in lists by state and by person. */
const touched = (_: unknown, __: unknown, { id }: { readonly id: string }) => [
  { type: 'Enquiry' as const, id },
  { type: 'Enquiry' as const, id: 'LIST' },
];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Enquiry'],
  endpoints: {
    adminListEnquiries: { providesTags: [{ type: 'Enquiry', id: 'LIST' }] },
    adminGetEnquiry: {
      providesTags: (_, __, { id }) => [
        { type: 'Enquiry', id },
        { type: 'Enquiry', id: 'OPEN' },
      ],
    },
    adminChangeEnquiry: { invalidatesTags: touched },
    // It may name all that a filter finds.
    adminChangeEnquiries: {
      invalidatesTags: [
        { type: 'Enquiry', id: 'LIST' },
        { type: 'Enquiry', id: 'OPEN' },
      ],
    },
    adminNoteEnquiry: { invalidatesTags: touched },
    adminAnswerEnquiry: { invalidatesTags: touched },
  },
});

import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['Donation', 'Payment', 'PaymentFlag', 'Refund'],
  endpoints: {
    adminListDonations: {
      providesTags: (list) => [
        { type: 'Donation', id: 'LIST' },
        ...(list?.rows ?? []).map(({ donationId }) => ({ type: 'Donation' as const, id: donationId })),
      ],
    },
    adminGetDonationDetail: {
      providesTags: (detail, _, { donationId }) => [
        { type: 'Donation', id: donationId },
        { type: 'Donation', id: 'OPEN' },
        ...(detail?.payments ?? []).map(({ id }) => ({ type: 'Payment' as const, id })),
        ...(detail?.refunds ?? []).map(({ id }) => ({ type: 'Refund' as const, id })),
        ...(detail?.flags ?? []).map(({ id }) => ({ type: 'PaymentFlag' as const, id })),
      ],
    },
    adminSumDonations: { providesTags: [{ type: 'Donation', id: 'LIST' }] },
    // It may name all that a filter finds.
    adminDecideWordsOfMany: {
      invalidatesTags: [
        { type: 'Donation', id: 'LIST' },
        { type: 'Donation', id: 'OPEN' },
      ],
    },
    adminDecideWords: {
      invalidatesTags: (_, __, { donationId }) => [
        { type: 'Donation', id: donationId },
        { type: 'Donation', id: 'LIST' },
      ],
    },
    adminResendReceipt: {
      invalidatesTags: (_, __, { donationId }) => [{ type: 'Donation', id: donationId }],
    },
  },
});

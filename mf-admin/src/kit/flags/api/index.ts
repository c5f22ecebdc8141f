import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['Donation', 'PaymentFlag'],
  endpoints: {
    adminListPaymentFlags: {
      providesTags: (list) => [
        { type: 'PaymentFlag', id: 'LIST' },
        ...(list?.rows ?? []).map(({ id }) => ({ type: 'PaymentFlag' as const, id })),
      ],
    },
    adminResolvePaymentFlag: {
      invalidatesTags: (flag, _, { id }) => [
        { type: 'PaymentFlag', id },
        { type: 'PaymentFlag', id: 'LIST' },
        { type: 'Donation', id: 'LIST' },
        ...(flag?.donationId ? [{ type: 'Donation' as const, id: flag.donationId }] : []),
      ],
    },
  },
});

import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const donations = recordTags('Donation');
const flags = recordTags('PaymentFlag');

generatedApi.enhanceEndpoints({
  addTagTypes: ['Donation', 'PaymentFlag'],
  endpoints: {
    adminListPaymentFlags: { providesTags: flags.ofPage },
    adminResolvePaymentFlag: {
      invalidatesTags: (flag, _, { id }) => [
        flags.one(id),
        flags.list,
        donations.list,
        ...(flag?.donationId ? [donations.one(flag.donationId)] : []),
      ],
    },
  },
});

import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const donations = recordTags('Donation');
const flags = recordTags('PaymentFlag');
const payments = recordTags('Payment');
const refunds = recordTags('Refund');

generatedApi.enhanceEndpoints({
  addTagTypes: ['Donation', 'Payment', 'PaymentFlag', 'Refund'],
  endpoints: {
    // The order's history changes even if the refund is rejected.
    adminRefundPayment: {
      invalidatesTags: (_, __, { paymentId }) => [payments.one(paymentId), donations.list, flags.list],
    },
    adminSettleRefund: {
      invalidatesTags: (_, __, { refundId }) => [refunds.one(refundId), donations.list, flags.list],
    },
  },
});

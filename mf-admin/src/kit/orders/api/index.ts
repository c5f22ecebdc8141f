import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['Donation', 'Payment', 'PaymentFlag', 'Refund'],
  endpoints: {
    // Refused or not, the payment service has been asked, and that stands in the order's history.
    adminRefundPayment: {
      invalidatesTags: (_, __, { paymentId }) => [
        { type: 'Payment', id: paymentId },
        { type: 'Donation', id: 'LIST' },
        { type: 'PaymentFlag', id: 'LIST' },
      ],
    },
    adminSettleRefund: {
      invalidatesTags: (_, __, { refundId }) => [
        { type: 'Refund', id: refundId },
        { type: 'Donation', id: 'LIST' },
        { type: 'PaymentFlag', id: 'LIST' },
      ],
    },
  },
});

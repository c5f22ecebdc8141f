import { defineFeature } from '../platform/feature/feature';
import { paymentsRouter } from './routes/payments.router';
import { paymentStaffRouter } from './routes/staff.router';
import { startReconciliation } from './reconciliation/startReconciliation';
import { tables } from './tables';
import { orderRecord } from './orderRecord';
import { retention } from './orderRetention';
import { stored } from './stored';

export const paymentsFeature = defineFeature({
  folder: 'payments',
  routers: [paymentsRouter, paymentStaffRouter],
  audiences: {
    anybody: ['confirmPayment', 'receivePaymentWebhook'],
  },
  changes: {
    refundPayment: 'refunded a payment',
    settleRefund: 'settled an unclear refund',
    resolvePaymentFlag: 'resolved a payment case',
  },
  rounds: [startReconciliation],
  stored,
  tables,
  records: [orderRecord],
  retention,
});

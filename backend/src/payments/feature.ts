import { defineFeature } from '../platform/feature/feature';
import { paymentsRouter } from './routes/payments.router';
import { paymentStaffRouter } from './routes/staff.router';
import { startReconciliation } from './reconciliation/startReconciliation';

export const paymentsFeature = defineFeature({
  folder: 'payments',
  routers: [paymentsRouter, paymentStaffRouter],
  rounds: [startReconciliation],
});

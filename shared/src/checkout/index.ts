// Payments: the checkout in the browser, the steps around it, and tracking of a pending payment.
export { ApproveSteps } from './ApproveSteps';
export { CheckoutFrame } from './CheckoutFrame';
export { NotPaidYet, type UnpaidReason } from './NotPaidYet';
export { readPaymentRecord, type PaymentRecord } from './paymentRecord';
export type { Payment } from './paymentOptions';
export type { PaymentAnswer } from './paymentStates';
export { usePayment } from './usePayment';
export { usePaymentWatch } from './usePaymentWatch';
export { watchPayment } from './watchPayment';

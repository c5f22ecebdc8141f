// Paying: the checkout that is opened in the browser, and looking after a payment that is on its way.
export { ApproveSteps } from './ApproveSteps';
export { CheckoutFrame } from './CheckoutFrame';
export type { CheckoutDetails, CheckoutSession } from './checkoutSession';
export { NotPaidYet, type UnpaidReason } from './NotPaidYet';
export { useCheckout } from './useCheckout';
export { watchPayment, type PaymentWatch } from './watchPayment';

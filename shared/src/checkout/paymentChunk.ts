// The chunk that loads with the first payment: the checkout and the steps around it.
export { Checkout } from './Checkout';
export { askAboutLeft, pay, report } from './paymentFlow';

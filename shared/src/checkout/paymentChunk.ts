// What is loaded with the first payment, in one request: the checkout, and the steps around it.
export { Checkout } from './Checkout';
export { askAboutLeft, pay, report } from './paymentFlow';

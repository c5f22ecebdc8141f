export { formatMoney } from './money';
export { formatDate } from './date';
export { formatPhone } from './phone';

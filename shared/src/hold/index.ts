// What is held for a visitor for a while: how long it lasts, by the API's clock.
export { ANNOUNCED_AT, clockOf } from './countdown';
export { useCountdown } from './useCountdown';

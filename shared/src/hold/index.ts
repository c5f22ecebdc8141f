// The countdown of a hold, by the API's clock.
export { ANNOUNCED_AT, clockOf } from './countdown';
export { useCountdown } from './useCountdown';

export { referral, referralStop, type Referral } from './referral';
export { referralLimits } from './limits';

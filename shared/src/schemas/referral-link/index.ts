export { referralCode, referralOpening, referralOwner } from './referralLink';

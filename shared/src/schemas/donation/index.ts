export {
  donationAmount,
  donationMethods,
  donationStart,
  type DonationMethod,
  type DonationStart,
} from './donation';
export { donationLimits, firstPreset, presets } from './limits';
export { giftMonthLabel, giftMonthName, giftPaymentText, giftStateTexts } from './monthlyTexts';

export {
  donationAmount,
  donationMethods,
  donationStart,
  type DonationMethod,
  type DonationStart,
} from './donation';
export { donationLimits, firstPreset, presets } from './limits';
export {
  giftLinkLabel,
  giftLinkReplaced,
  giftLinkText,
  giftMonthLabel,
  giftMonthName,
  giftPaymentText,
  giftStateLabels,
  giftStateTexts,
  wallText,
} from './monthlyTexts';

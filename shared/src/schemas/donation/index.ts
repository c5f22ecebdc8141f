export {
  donationAmount,
  donationMethods,
  donationStart,
  type DonationMethod,
  type DonationStart,
} from './donation';
export { donationLimits, firstPreset, presets } from './limits';
export {
  addedFeeText,
  feeLeftOutText,
  giftLinkLabel,
  giftLinkReplaced,
  giftLinkText,
  giftMonthLabel,
  giftMonthName,
  giftPaymentText,
  giftStateLabels,
  giftStateTexts,
  sumWithFee,
  wallText,
} from './monthlyTexts';
export { tributeKinds, type Tribute, type TributeKind } from './tribute';
export { tributeText } from './tributeText';

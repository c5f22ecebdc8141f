export { limits } from './limits';
export { authMessages, type AuthCondition } from './authMessages';
export {
  email,
  emailSaying,
  freeText,
  httpsLink,
  missingMessages,
  shortText,
  newPassword,
  optionalShortText,
  optionalLink,
  optionalText,
  personName,
  slug,
} from './text';
export { notMobileMoney, payingPhoneProblem } from './mobileMoney';
export { optionalPhone, phone } from './phone';
export { linkRequest } from './linkRequest';
export { seenTotal } from './seenTotal';
export { trapFields, withoutTrap, type TrapFields } from './trap';

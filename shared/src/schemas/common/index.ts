export { limits } from './limits';
export { authMessages, type AuthCondition } from './authMessages';
export {
  email,
  emailSaying,
  freeText,
  honeypot,
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
export { optionalPhone, phone } from './phone';
export { seenTotal } from './seenTotal';

export { limits } from './limits';
export { authMessages, type AuthCondition } from './authMessages';
export {
  email,
  freeText,
  honeypot,
  httpsLink,
  shortText,
  newPassword,
  optionalShortText,
  optionalLink,
  optionalText,
  personName,
  slug,
} from './text';
export { optionalPhone, phone } from './phone';

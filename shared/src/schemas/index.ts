export { limits } from './limits';
export { authMessages, storageMessages, type AuthCondition, type StorageCondition } from './catalogue';
export { codeOfAuthError, messageOfAuthError, type AuthFlow } from './auth-errors';
export { email, honeypot, newPassword, personName, slug } from './text';
export { phone } from './phone';
export { communityInterests, communityJoin, type CommunityInterest, type CommunityJoin } from './community';
export { signIn, type SignIn } from './sign-in';

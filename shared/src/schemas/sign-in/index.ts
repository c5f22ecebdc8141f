export { codeOfAuthError, messageOfAuthError, storageBlocked, type AuthFlow } from './authErrors';
export { signIn, type SignIn } from './signIn';

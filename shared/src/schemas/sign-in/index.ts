export { codeOfAuthError, messageOfAuthError, type AuthFlow } from './authErrors';
export { signIn, type SignIn } from './signIn';

/* What an area needs after a failure, as one chunk. */
export { showGivenBack } from './givenBack';
export { carryOver, restoreInput, storeInput } from './inputTransfer';
export { repair } from './repair';

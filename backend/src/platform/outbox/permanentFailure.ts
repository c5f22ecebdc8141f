/** Thrown by a handler whose effect can never succeed: it is left to staff at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

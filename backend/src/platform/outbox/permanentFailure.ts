/** Thrown by a handler whose effect cannot succeed however often it is tried: it is left to staff at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

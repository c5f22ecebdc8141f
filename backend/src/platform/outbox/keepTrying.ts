/**
 * Thrown by a handler whose effect must not be given up, such as the deletion of a file: it is retried until it
 * succeeds.
 */
export class KeepTrying extends Error {
  override name = 'KeepTrying';
}

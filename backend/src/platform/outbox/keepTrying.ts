/** Thrown by a handler whose effect must not stay undone, such as the removal of a file: it is tried until it succeeds. */
export class KeepTrying extends Error {
  override name = 'KeepTrying';
}

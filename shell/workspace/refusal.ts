/** A reason not to go on, in one line for the person at the terminal. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** An error for the person at the terminal, in one line. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What stops a payment, as a message for people; a form shows it like a refusal of the API. */
export class PaymentNotOpened extends Error {
  override readonly name = 'PaymentNotOpened';
  readonly error: { readonly message: string };

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.error = { message };
  }
}

/** Said when the checkout's script cannot be brought. */
export const UNREACHABLE =
  'The payment page cannot be reached right now. Nothing was taken, and nothing you typed is lost. Check your connection and try again.';

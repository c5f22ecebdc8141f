/** An error that prevents a payment, with a message for the form. */
export class PaymentNotOpened extends Error {
  override readonly name = 'PaymentNotOpened';
  readonly error: { readonly message: string };

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.error = { message };
  }
}

/** The message when the checkout's script cannot be loaded. */
export const UNREACHABLE =
  'The payment page cannot be reached right now. You were not charged, and nothing you typed is lost. Check your connection and try again.';

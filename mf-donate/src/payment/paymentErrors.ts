import { readRefusal } from '@school/shared/form';

/** What stops a payment, as a message for people; a form shows it like a refusal of the API. */
export class PaymentNotOpened extends Error {
  override readonly name = 'PaymentNotOpened';
  readonly error: { readonly message: string };

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.error = { message };
  }
}

export const UNREACHABLE =
  'The payment page cannot be reached right now. Nothing was taken, and nothing you typed is lost. Check your connection and try again.';

/** What the API refuses about the project or the donation's id belongs to no field: it becomes an error of the form. */
export function asFormError(failure: unknown): unknown {
  const refused = readRefusal(failure)?.fields.find(
    ({ field }) => field === 'project' || field === 'donationId',
  );
  return refused ? new PaymentNotOpened(refused.message, failure) : failure;
}

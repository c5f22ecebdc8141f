import { readRefusal } from '@school/shared/form';

/** Something that stops a payment, in a person's words; a form shows it like a refusal of the API. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
  readonly error: { readonly message: string };

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.error = { message };
  }
}

export const UNREACHABLE =
  'The payment page cannot be reached right now. Nothing was taken, and nothing you typed is lost. Check your connection and try again.';

/** What the API finds wrong with the appeal stands in no field of the form: it is said of the whole. */
export function aboutTheAppeal(failure: unknown): unknown {
  const wrong = readRefusal(failure)?.fields.find(
    ({ field }) => field === 'project' || field === 'donationId',
  );
  return wrong ? new NotOpened(wrong.message, failure) : failure;
}

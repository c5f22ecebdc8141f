import { PaymentNotOpened } from '@school/shared/checkout';
import { readRefusal } from '@school/shared/form';

/** What the API refuses about the project or the donation's id belongs to no field: it becomes an error of the form. */
export function asFormError(failure: unknown): unknown {
  const refused = readRefusal(failure)?.fields.find(
    ({ field }) => field === 'project' || field === 'donationId',
  );
  return refused ? new PaymentNotOpened(refused.message, failure) : failure;
}

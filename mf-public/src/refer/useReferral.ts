import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { useMyLink } from '../parts/useMyLink';

const EMPTY = {
  name: '',
  email: '',
  friendName: '',
  friendEmail: '',
  note: '',
  consent: false as boolean,
  leaveEmpty: '',
};

const schema = () => import('@school/shared/schemas/referral').then(({ referral }) => referral);

/** The form of a recommendation. The response has a personal link, which the device stores. */
export function useReferral() {
  const refer = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.referFriend));
  const [mine, keep] = useMyLink();
  const { submit, ...form } = useSchoolForm({ schema, defaults: EMPTY, draftKey: 'referral' });
  const onSubmit = submit(async (sent, { idempotencyKey }) => {
    const referral = { ...sent, ...(mine && { secret: mine.secret }) };
    keep(await refer({ referral, 'idempotency-key': idempotencyKey }));
  });
  return { ...form, onSubmit };
}

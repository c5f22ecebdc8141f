import { useApiMutation, useSchoolForm, useWatch } from '@school/shared/form';
import type { InstrumentId } from '../content/instrumentNames';
import type { Offer } from '../content/options';
import { referredBy } from '../parts/referredBy';
import { onlyWay } from './chosenBefore';
import { useChosenBefore } from './useChosenBefore';
import { useLevels } from './useLevels';

const CHOSEN = ['programme', 'level', 'classType', 'mode'] as const;

const schema = () => import('@school/shared/schemas/music-study').then(({ feeEnquiry }) => feeEnquiry);

/** The form for a question about the fee, with its submit function. */
export function useFeeEnquiry(instrument: InstrumentId, offer: Offer) {
  const ask = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.askForFees));
  const only = onlyWay(offer);
  const school = useSchoolForm({
    schema,
    defaults: {
      instrument,
      programme: only.programme,
      level: only.level,
      classType: only.classType,
      mode: only.mode,
      name: '',
      email: '',
      phone: '',
      question: '',
      leaveEmpty: '',
    },
    draftKey: `fees-${instrument}`,
    idPrefix: 'fees-',
  });
  useChosenBefore(school.form, offer, CHOSEN);
  const [programme, level] = useWatch({ control: school.form.control, name: ['programme', 'level'] });
  const levels = useLevels(school.form, offer, { programme, level });
  const submit = school.submit((enquiry, { idempotencyKey }) =>
    ask({ feeEnquiry: { ...enquiry, ...referredBy() }, 'idempotency-key': idempotencyKey }),
  );
  return { ...school, submit, levels };
}

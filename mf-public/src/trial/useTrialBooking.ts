import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { useState } from 'react';
import type { InstrumentId } from '../content/instrumentNames';
import { referredBy } from '../parts/referredBy';
import { useTrialTimes } from './useTrialTimes';

const schema = () => import('@school/shared/schemas/music-study').then(({ trialBooking }) => trialBooking);

/** The form for a trial lesson, with the free times and its submit function. */
export function useTrialBooking(instrument: InstrumentId) {
  const book = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.bookTrial));
  const free = useTrialTimes(instrument);
  const [reference, setReference] = useState('');
  const school = useSchoolForm({
    schema,
    defaults: { time: '', student: '', guardian: '', email: '', phone: '', message: '', leaveEmpty: '' },
    draftKey: `trial-${instrument}`,
    idPrefix: 'trial-',
  });
  const submit = school.submit(async (booking, { idempotencyKey }) => {
    try {
      const answer = await book({
        trialBooking: { ...booking, ...referredBy() },
        'idempotency-key': idempotencyKey,
      });
      setReference(answer.reference);
    } catch (failure) {
      // The time may have been taken: reload the free ones beside the error.
      free.askAgain();
      throw failure;
    }
  });
  const startOver = () => {
    free.askAgain();
    school.startOver();
  };
  return { ...school, submit, startOver, free, reference };
}

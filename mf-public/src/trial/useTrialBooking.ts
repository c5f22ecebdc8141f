import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { useState } from 'react';
import type { InstrumentId } from '../content/instrumentNames';
import { referredBy } from '../parts/referredBy';
import { useTrialTimes } from './useTrialTimes';

const schema = () => import('@school/shared/schemas/music-study').then(({ trialBooking }) => trialBooking);

/** The booking of a trial lesson, the times it can be at, and how it is sent. */
export function useTrialBooking(instrument: InstrumentId) {
  const book = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.bookTrial));
  const free = useTrialTimes(instrument);
  const [reference, setReference] = useState('');
  const school = useSchoolForm({
    schema,
    defaults: {
      time: '',
      student: '',
      guardian: '',
      email: '',
      phone: '',
      message: '',
      leaveEmpty: '',
    },
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
      // Somebody else may have taken it: what is still free is shown with what is said.
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

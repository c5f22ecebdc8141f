import { useApiMutation, useSchoolForm, useWatch } from '@school/shared/form';
import type { LessonTime } from '@school/shared/schemas/lessons';
import { hasGrades, isForChildren } from '@school/shared/schemas/lessons';
import { useState } from 'react';
import type { InstrumentId } from '../content/instrumentNames';
import type { Offer } from '../content/options';
import { referredBy } from '../parts/referredBy';
import { onlyWay } from './chosenBefore';
import { useChosenBefore } from './useChosenBefore';
import { useLevels } from './useLevels';

const CHOSEN = ['programme', 'level', 'category', 'classType', 'mode', 'venue'] as const;
const NO_TIMES: LessonTime[] = [];

const schema = () =>
  import('@school/shared/schemas/music-study').then(({ musicStudyRegistration }) => musicStudyRegistration);

/** The form of a registration for lessons, with its submit function. */
export function useRegistration(instrument: InstrumentId, offer: Offer) {
  const register = useApiMutation(() =>
    import('../api').then(({ endpoints }) => endpoints.registerForMusicStudy),
  );
  const [reference, setReference] = useState('');
  const only = onlyWay(offer);
  const school = useSchoolForm({
    schema,
    defaults: {
      instrument,
      programme: only.programme,
      level: only.level,
      grade: '',
      category: only.category,
      classType: only.classType,
      mode: only.mode,
      venue: only.venue,
      times: NO_TIMES,
      student: '',
      guardian: '',
      email: '',
      phone: '',
      message: '',
      leaveEmpty: '',
    },
    draftKey: `register-${instrument}`,
    idPrefix: 'register-',
  });
  useChosenBefore(school.form, offer, CHOSEN);
  const [programme, level] = useWatch({ control: school.form.control, name: ['programme', 'level'] });
  const levels = useLevels(school.form, offer, { programme, level });
  const submit = school.submit(async (registration, { idempotencyKey }) => {
    const musicStudyRegistration = { ...registration, ...referredBy() };
    const answer = await register({ musicStudyRegistration, 'idempotency-key': idempotencyKey });
    setReference(answer.reference);
  });
  return {
    ...school,
    submit,
    levels,
    reference,
    /** The selected programme is for pupils under 18. */
    forChild: programme !== '' && isForChildren(programme),
    graded: programme === '' || hasGrades(programme),
  };
}

export type Registration = ReturnType<typeof useRegistration>;

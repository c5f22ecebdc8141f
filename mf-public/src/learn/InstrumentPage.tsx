import { island, useParams } from '@school/shared';
import { Skeleton } from '@school/shared/ui';
import { Fragment } from 'react';
import { courseOf } from '../content/offers';
import { useQuery } from '../parts/useQuery';
import { Begin } from './Begin';

// The description of the instrument stays as composed; only the forms hydrate at once.
const InstrumentFacts = island(
  'InstrumentFacts',
  () => import('./InstrumentFacts').then((m) => m.InstrumentFacts),
  { when: 'never' },
);
const OtherInstruments = island(
  'OtherInstruments',
  () => import('./OtherInstruments').then((m) => m.OtherInstruments),
  { when: 'never' },
);

const MyTrialLesson = island<{ readonly token: string }>(
  'MyTrialLesson',
  () => import('../trial/MyTrialLesson').then((module) => module.MyTrialLesson),
  { when: 'load', fallback: <Skeleton height="320px" /> },
);

export function InstrumentPage() {
  const course = courseOf(useParams().instrumentId);
  const trial = useQuery().get('trial');
  // The key drops the texts of the previous instrument.
  return (
    <Fragment key={course.id}>
      {trial && <MyTrialLesson token={trial} key={trial} />}
      <InstrumentFacts />
      <Begin course={course} />
      <OtherInstruments />
    </Fragment>
  );
}

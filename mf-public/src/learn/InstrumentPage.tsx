import { island, useParams } from '@school/shared';
import { Skeleton } from '@school/shared/ui';
import { courses } from '../content/offers';
import { instrumentOf } from '../content/instruments';
import { Begin } from './Begin';
import { CourseTerms } from './CourseTerms';
import { InstrumentHead } from './InstrumentHead';
import { InstrumentInfo } from './InstrumentInfo';
import { useQuery } from '../parts/useQuery';
import { OtherInstruments } from './OtherInstruments';

const MyTrialLesson = island<{ readonly token: string }>(
  'MyTrialLesson',
  () => import('../trial/MyTrialLesson').then((module) => module.MyTrialLesson),
  { when: 'load', fallback: <Skeleton height="320px" /> },
);

export function InstrumentPage() {
  const { instrumentId } = useParams();
  const trial = useQuery().get('trial');
  const instrument = instrumentOf(instrumentId);
  const course = courses.find(({ id }) => id === instrumentId);
  if (!instrument || !course) throw new Error(`There is no instrument called ${instrumentId}`);
  return (
    <>
      {trial && <MyTrialLesson token={trial} key={trial} />}
      <InstrumentHead instrument={instrument} line={course.line} />
      <CourseTerms description={instrument.description} offer={course.offer} />
      <InstrumentInfo info={instrument.info} />
      <Begin course={course} name={instrument.name} />
      <OtherInstruments current={instrument.id} />
    </>
  );
}

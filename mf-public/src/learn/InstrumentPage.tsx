import { useParams } from '@school/shared';
import { courses } from '../content/offers';
import { instrumentOf } from '../content/instruments';
import { Begin } from './Begin';
import { CourseTerms } from './CourseTerms';
import { InstrumentHead } from './InstrumentHead';
import { InstrumentInfo } from './InstrumentInfo';
import { OtherInstruments } from './OtherInstruments';

export function InstrumentPage() {
  const { instrumentId } = useParams();
  const instrument = instrumentOf(instrumentId);
  const course = courses.find(({ id }) => id === instrumentId);
  if (!instrument || !course) throw new Error(`There is no instrument called ${instrumentId}`);
  return (
    <>
      <InstrumentHead instrument={instrument} line={course.line} />
      <CourseTerms description={instrument.description} offer={course.offer} />
      <InstrumentInfo info={instrument.info} />
      <Begin course={course} name={instrument.name} />
      <OtherInstruments current={instrument.id} />
    </>
  );
}

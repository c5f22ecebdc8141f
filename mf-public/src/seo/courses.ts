import {
  schoolThing,
  type Course,
  type CourseInstance,
  type DataPage,
  type Thing,
} from '@school/shared/render';
import { course } from '../content/courseFacts';
import { instrumentOf, instruments, type Instrument } from '../content/instruments';
import { courses } from '../content/offers';
import { labelsOf } from '../learn/Tags';
import type { Offer } from '../content/options';

/** Returns the courses in the order of the page that lists them. */
export function courseList(page: DataPage): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map(({ id, line }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name: instruments.find((instrument) => instrument.id === id)?.name ?? id,
        description: line,
        url: page.url(`/learn/${id}`),
        provider: schoolThing(page),
      },
    })),
  };
}

/** Returns the lessons on one instrument. @throws when the school does not teach it */
export function courseOf(id: string | undefined, page: DataPage): Course {
  const instrument = instrumentOf(id);
  const offer = courses.find((one) => one.id === id)?.offer;
  if (!instrument || !offer) throw new Error(`There is no instrument called ${id}`);
  return {
    '@type': 'Course',
    name: instrument.heading,
    description: instrument.description,
    url: page.url(`/learn/${instrument.id}`),
    ...(page.picture && { image: page.picture }),
    provider: schoolThing(page),
    teaches: [...instrument.info.about],
    educationalLevel: labelsOf('level', offer.level),
    hasCourseInstance: offer.mode.map((mode) => instanceOf(instrument, offer, mode)),
  };
}

function instanceOf({ heading }: Instrument, offer: Offer, mode: Offer['mode'][number]): CourseInstance {
  return {
    '@type': 'CourseInstance',
    name: heading,
    courseMode: mode === 'online' ? 'Online' : 'Onsite',
    courseWorkload: `${course.duration}, ${course.time}, ${course.schedule}`,
    ...(mode === 'in_person' && { location: labelsOf('venue', offer.venue).map(townOf) }),
  };
}

const townOf = (name: string) => ({
  '@type': 'Place' as const,
  name,
  address: { '@type': 'PostalAddress' as const, addressLocality: name, addressCountry: 'GH' },
});

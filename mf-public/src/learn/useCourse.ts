import { useParams } from '@school/shared';
import { courses, type CourseLine } from '../content/offers';

/** The course of the page's instrument. @throws when the address names none */
export function useCourse(): CourseLine {
  const { instrumentId } = useParams();
  const course = courses.find(({ id }) => id === instrumentId);
  if (!course) throw new Error(`There is no course for ${instrumentId}`);
  return course;
}

import { useParams } from '@school/shared';
import { courseOf, type CourseLine } from '../content/offers';

/** The course of the page's instrument, for parts that take no props. @throws when the address names none */
export const useCourse = (): CourseLine => courseOf(useParams().instrumentId);

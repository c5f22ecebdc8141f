import { useParams } from '@school/shared';
import { courseOf, type CourseLine } from '../content/offers';

/** Returns the course of the page's instrument. @throws when the address names no instrument */
export const useCourse = (): CourseLine => courseOf(useParams().instrumentId);

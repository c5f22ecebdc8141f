import { useContent } from '@school/shared/content/use';
import type { LessonProgramme } from '@school/shared/schemas/lessons';
import { feeFrom, fees, type Fees } from '../content/fees';

/** Returns a function that says the lowest published fee of some programmes (see `feeFrom`). */
export function useFeeFrom(): (classType: keyof Fees, ...programmes: readonly LessonProgramme[]) => string {
  const published = useContent(fees);
  return (classType, ...programmes) => feeFrom(published, classType, ...programmes);
}

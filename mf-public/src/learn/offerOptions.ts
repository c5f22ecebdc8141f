import type { LessonLevel, LessonProgramme } from '@school/shared/schemas/lessons';
import { isTaughtIn } from '@school/shared/schemas/lessons';
import { facets, levels, type Facet, type Offer, type Option } from '../content/options';

/** Returns the options of a facet that an instrument is taught in, in the order of their list. */
export function offeredOf(offer: Offer, facet: Facet): readonly Option<string>[] {
  const taught: readonly string[] = offer[facet];
  return facets[facet].options.filter(({ value }) => taught.includes(value));
}

/** Returns the levels of an instrument in a programme, or all of them without a programme. */
export function levelsIn(offer: Offer, programme: LessonProgramme | ''): readonly Option<LessonLevel>[] {
  return levels.filter(
    ({ value }) => offer.level.includes(value) && (programme === '' || isTaughtIn(programme, value)),
  );
}

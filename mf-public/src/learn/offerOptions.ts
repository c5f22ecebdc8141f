import type { LessonLevel, LessonProgramme } from '@school/shared/schemas/lessons';
import { isTaughtIn } from '@school/shared/schemas/lessons';
import { facets, levels, type Facet, type Offer, type Option } from '../content/options';

/** The options of a facet that an instrument is taught by, in the order of their list. */
export function offeredOf(offer: Offer, facet: Facet): readonly Option<string>[] {
  const taught: readonly string[] = offer[facet];
  return facets[facet].options.filter(({ value }) => taught.includes(value));
}

/** The levels of an instrument that a programme teaches; all of them while no programme is chosen. */
export function levelsIn(offer: Offer, programme: LessonProgramme | ''): readonly Option<LessonLevel>[] {
  return levels.filter(
    ({ value }) => offer.level.includes(value) && (programme === '' || isTaughtIn(programme, value)),
  );
}

import type { LessonLevel, LessonProgramme } from '@school/shared/schemas/lessons';
import type { Facet, Offer } from '../content/options';
import { readFilters } from './filters';
import { levelsIn, offeredOf } from './offerOptions';

/** The fields of a form about the kind of lessons. */
export interface Chosen {
  programme: LessonProgramme | '';
  level: LessonLevel | '';
  category: string;
  classType: string;
  mode: string;
  venue: string;
}

const fieldOf = {
  programme: 'programme',
  level: 'level',
  category: 'category',
  class_type: 'classType',
  mode: 'mode',
  venue: 'venue',
} as const satisfies Record<Facet, keyof Chosen>;

/** Returns the fields that have a single option for an instrument. */
export const onlyWay = (offer: Offer): Chosen => ({
  programme: onlyOf(offer.programme),
  level: onlyOf(offer.level),
  category: onlyOf(offer.category),
  classType: onlyOf(offer.class_type),
  mode: onlyOf(offer.mode),
  venue: onlyOf(offer.venue),
});

const onlyOf = <Value extends string>([first, ...others]: readonly Value[]): Value | '' =>
  others.length === 0 && first !== undefined ? first : '';

/**
 * Returns what an address such as `/learn/piano?programme=adult_study&mode=online` preselects: options that
 * the instrument is taught in and that fit together. A level of a single programme selects that programme
 * too.
 */
export function chosenIn(search: string, offer: Offer): Partial<Chosen> {
  const asked = Object.entries(readFilters(search)) as [Facet, string][];
  const taught = asked.filter(([facet, value]) => offeredOf(offer, facet).some((one) => one.value === value));
  const chosen: Partial<Chosen> = Object.fromEntries(
    taught.map(([facet, value]) => [fieldOf[facet], value] as const),
  );
  return withProgrammeOf(chosen, offer);
}

function withProgrammeOf({ programme, level, ...others }: Partial<Chosen>, offer: Offer): Partial<Chosen> {
  if (!level) return programme ? { programme, ...others } : others;
  const home = offer.programme.filter((one) => levelsIn(offer, one).some(({ value }) => value === level));
  if (programme) return home.includes(programme) ? { programme, level, ...others } : { programme, ...others };
  const [only, ...more] = home;
  return { ...(only && more.length === 0 ? { programme: only } : {}), level, ...others };
}

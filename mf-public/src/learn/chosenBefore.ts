import type { LessonLevel, LessonProgramme } from '@school/shared/schemas/lessons';
import type { Facet, Offer } from '../content/options';
import { readFilters } from './filters';
import { levelsIn, offeredOf } from './offerOptions';

/** The fields of a form that say how lessons should be. */
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

/** What needs no choosing, because an instrument is taught in one way only. */
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
 * What an address such as `/learn/piano?programme=adult_study&mode=online` chooses beforehand: what the instrument is
 * taught by, and what fits together. A level that belongs to one programme alone chooses that one too.
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

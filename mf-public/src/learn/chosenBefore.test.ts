import { describe, expect, it } from 'vitest';
import { courses } from '../content/offers';
import type { InstrumentId } from '../content/instrumentNames';
import { chosenIn, onlyWay } from './chosenBefore';
import { levelsIn } from './offerOptions';

const offerOf = (id: InstrumentId) => {
  const course = courses.find((one) => one.id === id);
  if (!course) throw new Error(`There is no ${id}`);
  return course.offer;
};

describe('the options that an address preselects', () => {
  const piano = (search: string) => chosenIn(search, offerOf('piano'));

  it('include every facet that the instrument is taught in', () => {
    expect(
      piano(
        '?programme=adult_study&level=intermediate&category=classical&class_type=group&mode=online&venue=tema',
      ),
    ).toEqual({
      programme: 'adult_study',
      level: 'intermediate',
      category: 'classical',
      classType: 'group',
      mode: 'online',
      venue: 'tema',
    });
  });

  it('exclude facets that the instrument is not taught in, and unknown values', () => {
    expect(chosenIn('?class_type=group&venue=tema&mode=in_person&grade=grade_1', offerOf('cello'))).toEqual({
      mode: 'in_person',
    });
  });

  it('include the programme when only one teaches the level', () => {
    expect(piano('?level=beginner_child_1')).toEqual({
      programme: 'early_years_music',
      level: 'beginner_child_1',
    });
    expect(piano('?level=intermediate')).toEqual({ level: 'intermediate' });
  });

  it('exclude a level that the programme does not teach', () => {
    expect(piano('?programme=adult_study&level=beginner_child_1&mode=online')).toEqual({
      programme: 'adult_study',
      mode: 'online',
    });
  });
});

describe('the options of an instrument', () => {
  it('need no choice when there is only one', () => {
    expect(onlyWay(offerOf('cello'))).toEqual({
      programme: '',
      level: '',
      category: 'classical',
      classType: 'private',
      mode: 'in_person',
      venue: 'accra',
    });
  });

  it('have levels of the programme for every instrument', () => {
    for (const { id, offer } of courses) {
      expect(levelsIn(offer, '').map(({ value }) => value)).toEqual(offer.level);
      for (const programme of offer.programme) {
        expect(levelsIn(offer, programme), `${programme} on ${id}`).not.toHaveLength(0);
      }
      const taught = offer.programme.flatMap((programme) => levelsIn(offer, programme));
      expect(new Set(taught.map(({ value }) => value)), id).toEqual(new Set(offer.level));
    }
  });
});

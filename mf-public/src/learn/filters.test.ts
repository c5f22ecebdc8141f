import { describe, expect, it } from 'vitest';
import { lessonCategories, lessonProgrammes } from '@school/shared/schemas/lessons';
import { courses } from '../content/offers';
import { facetNames, facets } from '../content/options';
import { addressOf, offers, readFilters, withFacet } from './filters';

const idsFor = (search: string) =>
  courses.filter(({ offer }) => offers(offer, readFilters(search))).map(({ id }) => id);

describe('the filters of the instruments', () => {
  it('show all instruments without a filter', () => {
    expect(idsFor('')).toHaveLength(6);
  });

  it('show the instruments that match every filter', () => {
    expect(idsFor('?programme=early_years_music')).toEqual(['piano', 'violin']);
    expect(idsFor('?programme=junior_conservatory&mode=online&venue=tema')).toEqual([
      'piano',
      'violin',
      'guitar',
    ]);
    expect(idsFor('?programme=early_years_music&category=contemporary')).toEqual(['piano']);
  });

  it('show nothing for a level that the programme does not teach', () => {
    expect(idsFor('?programme=early_years_music&level=beginner_adult')).toEqual([]);
    expect(idsFor('?programme=early_years_music&level=beginner_child_1')).toEqual(['piano', 'violin']);
  });

  it('ignore unknown values', () => {
    expect(idsFor('?venue=kumasi&colour=red')).toHaveLength(6);
  });

  it('find an instrument for every option', () => {
    for (const facet of facetNames) {
      for (const { value } of facets[facet].options) {
        expect(idsFor(`?${facet}=${value}`), `${facet}=${value}`).not.toHaveLength(0);
      }
    }
  });

  it('read the addresses that the footer links to', () => {
    for (const category of lessonCategories)
      expect(addressOf(readFilters(`?category=${category}`))).toBe(`/learn?category=${category}`);
    for (const programme of lessonProgrammes)
      expect(addressOf(readFilters(`?programme=${programme}`))).toBe(`/learn?programme=${programme}`);
  });

  it('set and clear a facet', () => {
    const set = withFacet({ venue: 'tema' }, 'mode', 'online');
    expect(addressOf(set)).toBe('/learn?venue=tema&mode=online');
    expect(withFacet(set, 'mode', '')).toEqual({ venue: 'tema' });
  });
});

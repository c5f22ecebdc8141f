import type { LessonLevel } from '@school/shared/schemas/lessons';
import { useEffect } from 'react';
import type { Offer, Option } from '../content/options';
import type { Chosen } from './chosenBefore';
import { levelsIn } from './offerOptions';

interface Form {
  readonly setValue: (name: 'level', value: LessonLevel | '') => void;
}

/**
 * Returns the levels of the selected programme. It clears a level that does not fit, and selects a single
 * one.
 */
export function useLevels(
  { setValue }: Form,
  offer: Offer,
  { programme, level }: Pick<Chosen, 'programme' | 'level'>,
): readonly Option<LessonLevel>[] {
  const levels = levelsIn(offer, programme);
  const fits = levels.some(({ value }) => value === level);
  const fitting = fits ? level : levels.length === 1 ? (levels[0]?.value ?? '') : '';
  useEffect(() => {
    if (fitting !== level) setValue('level', fitting);
  }, [fitting, level, setValue]);
  return levels;
}

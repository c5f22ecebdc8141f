import { expect, it } from 'vitest';
import { timesInWords } from './labels';

it.each([
  [['saturday_morning'], 'Saturday morning'],
  [['tuesday_evening', 'monday_morning'], 'Monday morning; Tuesday evening'],
  [['friday_morning', 'friday_evening', 'friday_afternoon'], 'Friday morning, afternoon or evening'],
] as const)('says %o as people do', (times, words) => {
  expect(timesInWords(times)).toBe(words);
});

import { expect, it } from 'vitest';
import { timesLabel } from './timesLabel';

it.each([
  [['saturday_morning'], 'Saturday morning'],
  [['tuesday_evening', 'monday_morning'], 'Monday morning; Tuesday evening'],
  [['friday_morning', 'friday_evening', 'friday_afternoon'], 'Friday morning, afternoon or evening'],
] as const)('formats %o for people', (times, label) => {
  expect(timesLabel(times)).toBe(label);
});

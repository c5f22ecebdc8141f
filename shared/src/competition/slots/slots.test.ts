import { describe, expect, it } from 'vitest';
import { auditionPlan, generateSlots } from './slots';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the audition slots', () => {
  const slots = generateSlots(auditionPlan);

  it('are fifteen on each of the two Saturdays in October 2025', () => {
    const days = slots.map(({ date, day }) => `${day}, ${date}`);
    expect(days).toEqual([
      ...Array<string>(15).fill('Saturday, 2025-10-11'),
      ...Array<string>(15).fill('Saturday, 2025-10-18'),
    ]);
  });

  it('begin at 09:00 and end before 14:00', () => {
    expect(slots[0]).toEqual({
      id: '2025-10-11-0900',
      date: '2025-10-11',
      startTime: '09:00',
      endTime: '09:10',
      isAvailable: true,
      day: 'Saturday',
    });
    expect(slots[14]).toMatchObject({ startTime: '13:40', endTime: '13:50' });
  });

  it('last ten minutes, with ten minutes of silence after each', () => {
    for (const day of auditionPlan.dates) {
      const own = slots.filter(({ date }) => date === day);
      const lengths = own.map(({ startTime, endTime }) => minutes(endTime) - minutes(startTime));
      const silences = own
        .slice(1)
        .map(({ startTime }, at) => minutes(startTime) - minutes(own[at]!.endTime));
      expect(new Set([...lengths, ...silences])).toEqual(new Set([10]));
    }
  });

  it('are all available and have unique ids', () => {
    expect(slots.every(({ isAvailable }) => isAvailable)).toBe(true);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  });
});

describe('a plan of slots', () => {
  it('includes a slot that ends exactly at closing time and drops a later one', () => {
    const plan = { ...auditionPlan, dates: ['2025-10-11'], opens: '13:30' };
    expect(generateSlots({ ...plan, closes: '13:40' })).toHaveLength(1);
    expect(generateSlots({ ...plan, closes: '13:39' })).toHaveLength(0);
  });

  it.each([
    { ...auditionPlan, slotMinutes: 0 },
    { ...auditionPlan, gapMinutes: -10 },
    { ...auditionPlan, slotMinutes: Number.NaN },
    { ...auditionPlan, opens: '9 am' },
    { ...auditionPlan, dates: ['2025-02-30x'] },
  ])('is rejected when it is invalid: %o', (plan) => {
    expect(() => generateSlots(plan)).toThrow(RangeError);
  });
});

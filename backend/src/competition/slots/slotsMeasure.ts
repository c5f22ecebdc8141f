import type { Measure } from '../../platform/feature/feature';
import { readBoard } from './readBoard';

/** How many audition times are free, of how many. */
export const slotsMeasure: Measure = {
  names: ['school.audition.slots', 'school.audition.slots.free'],
  read: async (context) => {
    const { slots } = await readBoard(context);
    return {
      'school.audition.slots': [{ value: slots.length }],
      'school.audition.slots.free': [{ value: slots.filter(({ isAvailable }) => isAvailable).length }],
    };
  },
};

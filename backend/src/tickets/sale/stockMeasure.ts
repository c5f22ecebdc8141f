import type { Measure } from '../../platform/feature/feature';
import { readStock } from './readStock';

/** How many tickets of each type are left, held and sold. */
export const stockMeasure: Measure = {
  names: ['school.tickets.left', 'school.tickets.held', 'school.tickets.sold'],
  read: async (context) => {
    const { types } = await readStock(context);
    const numbers = (which: 'left' | 'held' | 'sold') =>
      types.map((type) => ({ value: type[which], attributes: { type: type.id } }));
    return {
      'school.tickets.left': numbers('left'),
      'school.tickets.held': numbers('held'),
      'school.tickets.sold': numbers('sold'),
    };
  },
};

import * as z from 'zod';
import { utcMoment } from '../../forms/utcTimes';

/** The times of a sale as they are typed. */
export const saleTimes = z
  .object({ opensAt: utcMoment, closesAt: utcMoment, returnsUntil: utcMoment })
  .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || closesAt > opensAt, {
    path: ['closesAt'],
    message: 'It has to close after it opens',
  });

export type SaleTimesFields = z.input<typeof saleTimes>;
export type SaleTimes = z.output<typeof saleTimes>;

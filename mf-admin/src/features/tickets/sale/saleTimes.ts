import * as z from 'zod';
import { utcTime } from '../../../kit/forms/utcTimes';

export const saleTimes = z
  .object({ opensAt: utcTime, closesAt: utcTime, returnsUntil: utcTime })
  .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || closesAt > opensAt, {
    path: ['closesAt'],
    message: 'The closing time must be after the opening time',
  });

export type SaleTimesFields = z.input<typeof saleTimes>;
export type SaleTimes = z.output<typeof saleTimes>;

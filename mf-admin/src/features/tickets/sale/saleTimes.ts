import * as z from 'zod';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { numberOr, typedNumber } from '../../../kit/forms/numbers';
import { utcTime } from '../../../kit/forms/utcTimes';

const { queuePerMinuteMax, queueMinutesMax } = ticketLimits;
const most = (max: number) => `Please enter a whole number from 1 to ${max.toLocaleString('en')}`;

export const saleTimes = z
  .object({
    opensAt: utcTime,
    closesAt: utcTime,
    returnsUntil: utcTime,
    /** Empty for no waiting room. */
    queuePerMinute: numberOr(null, 1, queuePerMinuteMax, most(queuePerMinuteMax)),
    queueMinutes: typedNumber(1, queueMinutesMax, most(queueMinutesMax)),
  })
  .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || closesAt > opensAt, {
    path: ['closesAt'],
    message: 'The closing time must be after the opening time',
  });

export type SaleTimesFields = z.input<typeof saleTimes>;
export type SaleTimes = z.output<typeof saleTimes>;

import * as z from 'zod';
import { utcTime } from '../../../kit/forms/utcTimes';

export const competitionTimes = z
  .object({ opensAt: utcTime, closesAt: utcTime, movesUntil: utcTime })
  .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || closesAt > opensAt, {
    path: ['closesAt'],
    message: 'The closing time must be after the opening time',
  });

export type CompetitionTimesFields = z.input<typeof competitionTimes>;
export type CompetitionTimes = z.output<typeof competitionTimes>;

import { formatDate, formatWeeklyHour } from '@school/shared/format';
import { venueLabels, type LessonVenue } from '@school/shared/schemas/lessons';
import { musicStudyLimits } from '@school/shared/schemas/music-study';

/** When, where and with whom somebody learns. */
export interface Hour {
  teacher: string;
  venue: LessonVenue;
  startsAt: Date;
}

/** When an hour is over. */
export const endOfLesson = ({ startsAt }: Pick<Hour, 'startsAt'>): Date =>
  new Date(startsAt.getTime() + musicStudyLimits.lessonMinutes * 60_000);

/** An hour of each week: 'Mondays, 15:00 to 16:00'. */
export const describeHour = (hour: Pick<Hour, 'startsAt'>): string =>
  formatWeeklyHour(hour.startsAt, endOfLesson(hour));

/** An hour with all that belongs to it, as the history names it. */
export const describeLesson = (hour: Hour): string =>
  `${describeHour(hour)}, with ${hour.teacher} in ${venueLabels[hour.venue]}, from ${formatDate(hour.startsAt)}`;

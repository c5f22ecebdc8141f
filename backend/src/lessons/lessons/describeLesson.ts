import { formatDate, formatWeeklyHour } from '@school/shared/format';
import { venueLabels, type LessonVenue } from '@school/shared/schemas/lessons';
import { musicStudyLimits } from '@school/shared/schemas/music-study';

/** Time, place and teacher of a lesson. */
export interface Hour {
  teacher: string;
  venue: LessonVenue;
  startsAt: Date;
}

/** Returns the end of a lesson. */
export const endOfLesson = ({ startsAt }: Pick<Hour, 'startsAt'>): Date =>
  new Date(startsAt.getTime() + musicStudyLimits.lessonMinutes * 60_000);

/** Formats a weekly lesson's time: 'Mondays, 15:00 to 16:00'. */
export const describeHour = (hour: Pick<Hour, 'startsAt'>): string =>
  formatWeeklyHour(hour.startsAt, endOfLesson(hour));

/** Formats a lesson with all its details, for the history. */
export const describeLesson = (hour: Hour): string =>
  `${describeHour(hour)}, with ${hour.teacher} in ${venueLabels[hour.venue]}, from ${formatDate(hour.startsAt)}`;

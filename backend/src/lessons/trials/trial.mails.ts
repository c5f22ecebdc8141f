import { calendarFile, formatClock, formatLongDateTime } from '@school/shared/format';
import { instrumentLabels, venueLabels } from '@school/shared/schemas/lessons';
import { musicStudyLimits } from '@school/shared/schemas/music-study';
import { branchAddresses, school } from '@school/shared/site';
import type { Block, Fact, Message } from '../../platform/mail/message';
import type { Trial } from './findTrial';
import { endOf, type TrialTime } from './times';

/** Formats a time for a mail. */
export const formatTrialTime = ({ startsAt }: TrialTime): string => formatLongDateTime(startsAt);

const instrumentOf = ({ time }: Trial) => instrumentLabels[time.instrument].toLowerCase();

const placeOf = ({ time: { venue } }: Trial): string => {
  const [street, town] = branchAddresses[venue];
  return `Our branch in ${venueLabels[venue]}: ${street}, ${town}`;
};

/**
 * Returns whether a text looks like a name. The recipient may be a stranger, so a name that may contain a message is
 * left out.
 */
const readsAsName = (text: string): boolean => !/[\d/@:]|\.\p{L}{2}/u.test(text);

const pupilOf = ({ booking: { student } }: Trial): string | undefined =>
  readsAsName(student) ? student : undefined;

const facts = (trial: Trial): Fact[] => [
  { label: 'When', value: `${formatTrialTime(trial.time)} to ${formatClock(endOf(trial.time))}` },
  { label: 'Where', value: placeOf(trial) },
  { label: 'Teacher', value: trial.time.teacher },
  { label: 'Reference', value: trial.booking.reference },
];

/** Returns a lesson as its family knows it. */
export const familyFacts = (trial: Trial): Fact[] => {
  const pupil = pupilOf(trial);
  return [
    ...(pupil ? [{ label: 'Student', value: pupil }] : []),
    ...facts(trial),
    { label: 'Our phone', value: school.phoneLabel },
  ];
};

const headings = {
  booked: (trial: Trial) => `Your trial lesson is booked: ${formatTrialTime(trial.time)}`,
  moved: (trial: Trial) => `Your trial lesson is moved to ${formatTrialTime(trial.time)}`,
  canceled: (trial: Trial) => `Your trial lesson on ${formatTrialTime(trial.time)} is cancelled`,
} as const;

/** Returns the calendar file. Its id is that of the booking, so that a moved lesson replaces the former entry. */
export const calendarOf = (trial: Trial, canceled = false): string =>
  calendarFile(
    [
      {
        uid: `trial-${trial.booking.id}@music-school`,
        title: [`Trial lesson: ${instrumentOf(trial)}`, pupilOf(trial)].filter(Boolean).join(', '),
        starts: trial.time.startsAt.toISOString(),
        ends: endOf(trial.time).toISOString(),
        place: placeOf(trial),
        text: `With ${trial.time.teacher}. Reference ${trial.booking.reference}. Questions: ${school.phoneLabel}.`,
        canceled,
      },
    ],
    trial.booking.changedAt.toISOString(),
  );

/**
 * Writes the family. The address may be a stranger's: of all that was typed, the mail contains only the pupil's name.
 * @param url where the lesson can be moved or cancelled
 * @param texts the link to reminders by text message
 */
export function toFamily(
  trial: Trial,
  news: keyof typeof headings,
  url: string,
  texts: readonly Block[],
): Message {
  const subject = headings[news](trial);
  if (news === 'canceled') {
    return {
      subject,
      blocks: [
        { heading: 'The lesson is cancelled' },
        { text: 'You can book another trial lesson at any time.' },
        { facts: familyFacts(trial) },
        { text: 'The calendar file with this email removes the lesson from your calendar.' },
      ],
      attachment: {
        name: 'trial-lesson-cancelled.ics',
        type: 'text/calendar; method=CANCEL',
        text: calendarOf(trial, true),
      },
    };
  }
  return {
    subject,
    blocks: [
      { heading: `Half an hour of ${instrumentOf(trial)}` },
      {
        text: `This first half hour is free and does not commit you to anything. There is an instrument in the room. Up to ${musicStudyLimits.trialNoticeHours} hours before a free time you can move your lesson there. You can cancel until the lesson begins.`,
      },
      { facts: familyFacts(trial) },
      { text: 'The calendar file with this email adds the lesson to your calendar.' },
      { button: { label: 'Move or cancel', url } },
      { text: 'Was it not you? Use the button to cancel it.' },
      ...texts,
    ],
    attachment: { name: 'trial-lesson.ics', type: 'text/calendar', text: calendarOf(trial) },
  };
}

const newsWord = (news: keyof typeof headings): string => (news === 'canceled' ? 'cancelled' : news);

/** Writes staff. */
export const toStaff = (trial: Trial, news: keyof typeof headings): Message => ({
  subject: `Trial lesson ${newsWord(news)}: ${instrumentLabels[trial.time.instrument]}, ${formatTrialTime(trial.time)}`,
  replyTo: trial.booking.email,
  blocks: [
    { heading: `A trial lesson was ${newsWord(news)}` },
    {
      facts: [
        ...facts(trial),
        { label: 'Student', value: trial.booking.student },
        ...(trial.booking.guardian ? [{ label: 'Parent or guardian', value: trial.booking.guardian }] : []),
        { label: 'Email', value: trial.booking.email },
        { label: 'Phone', value: trial.booking.phone },
      ],
    },
    ...(trial.booking.message ? [{ quote: trial.booking.message }] : []),
  ],
});

import type { Slot } from '@school/shared/competition';
import { formatClock, formatDate } from '@school/shared/format';
import { competitionLimits } from '@school/shared/schemas/competition';
import type { Fact, Message } from '../../platform/mail/message';

/** Formats a slot for a mail. */
export const formatSlot = ({ day, date, startTime }: Slot): string =>
  `${day}, ${formatDate(date)}, ${startTime}`;

export const slotFacts = (slot: Slot, venue: string): Fact[] => [
  { label: 'Your audition', value: formatSlot(slot) },
  { label: 'Where', value: venue },
];

/** These two mails contain nothing that was typed, because the address may be a stranger's. */
export const waitingMail = (leaveUrl: string): Message => ({
  subject: 'You are waiting for an audition time',
  blocks: [
    { heading: 'You are on the waiting list' },
    {
      text: `When an audition time comes back, we offer it to the next person on the list. When it is your turn, we email you and keep the time for you for ${competitionLimits.offerHours} hours.`,
    },
    { link: { label: 'Leave the waiting list', url: leaveUrl } },
  ],
});

/** @param until when the next waiting person gets the offer */
export const offerMail = (slot: Slot, venue: string, until: Date, url: string): Message => ({
  subject: `We are keeping an audition time for you: ${formatSlot(slot)}`,
  blocks: [
    { heading: 'It is your turn' },
    {
      text: `An audition time came back. We keep it for you until ${formatClock(until)} on ${formatDate(until)} (Ghana time). After that we offer it to the next person.`,
    },
    { facts: slotFacts(slot, venue) },
    { button: { label: 'Take this time', url } },
  ],
});

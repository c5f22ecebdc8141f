import { adultAge, countingDay, type Slot } from '@school/shared/competition';
import { formatClock, formatDate, formatMoney } from '@school/shared/format';
import { competitionLimits } from '@school/shared/schemas/competition';
import { school } from '@school/shared/site';
import type { Block, Fact, Message } from '../../platform/mail/message';
import { slotFacts } from './slot.mails';

/** An entry as a mail names it. */
export interface MailedEntry {
  number: string;
  /** Competitor and recipient; undefined before the fee is settled, because the address may be a stranger's. */
  names: { competitor: string; reader: string } | undefined;
  instrument: string;
  band: string;
  /** Pesewas. */
  fee: number;
  /** Missing documents, as text for people. */
  missing: readonly string[];
  /** The message of staff for a returned entry. */
  reason: string | null;
  waitsForConsent: boolean;
  /** Whether a guardian allows publishing pictures of the competitor. */
  hasPictures: boolean;
  audition: {
    state: 'given' | 'held' | 'offered' | 'waiting' | 'none';
    slot: Slot | null;
    until: Date | null;
  };
  /** Where the auditions are. */
  venue: string;
  url: string;
}

const dear = ({ names }: Pick<MailedEntry, 'names'>): Block[] =>
  names ? [{ text: `Dear ${names.reader},` }] : [];

/** For the middle of a sentence: 'the entry of Ama Serwaa', 'the entry MC-0001'. */
const theEntry = ({ names, number }: Pick<MailedEntry, 'names' | 'number'>): string =>
  names ? `the entry of ${names.competitor}` : `the entry ${number}`;

/** For the beginning of a sentence. */
const atFirst = (entry: Pick<MailedEntry, 'names' | 'number'>): string => theEntry(entry).replace('t', 'T');

/** Returns which entry a mail is about. */
export const entryFacts = ({
  number,
  names,
  instrument,
  band,
}: Omit<ConsentMailData, 'until' | 'url'>): Fact[] => [
  { label: 'Entry', value: number },
  ...(names ? [{ label: 'Competitor', value: names.competitor }] : []),
  { label: 'Instrument and band', value: `${instrument}, ${band}` },
];

/** Returns the link to the page of one's own entry. */
export const entryPage = (url: string): Block => ({ button: { label: 'Open the entry', url } });

/** Formats the time by which something is to be done. */
export const formatUntil = (at: Date): string => `${formatClock(at)} on ${formatDate(at)} (Ghana time)`;

export const begunMail = (entry: MailedEntry): Message => ({
  subject: `The fee of your entry ${entry.number} is still to be paid`,
  blocks: [
    { heading: 'One step is left' },
    ...dear(entry),
    {
      text: `We have ${theEntry(entry)}. It is complete once the fee of ${formatMoney(entry.fee)} is paid. Until then, someone else can take the audition time.`,
    },
    entryPage(entry.url),
    { facts: entryFacts(entry) },
  ],
});

export const receivedMail = (entry: MailedEntry): Message => ({
  subject: `We have your entry for the Music Competition, ${entry.number}`,
  blocks: [
    { heading: 'We have your entry' },
    ...dear(entry),
    {
      text: `Thank you: the fee of ${formatMoney(entry.fee)} is paid. We check the entry within three working days.`,
    },
    ...auditionBlocks(entry),
    ...stillNeeded(entry),
    entryPage(entry.url),
    { facts: entryFacts(entry) },
    { text: 'Anyone who has this link can see and change the entry. Please keep it private.' },
  ],
});

function auditionBlocks({ audition, venue }: MailedEntry): Block[] {
  const { state, slot, until } = audition;
  if (state === 'given' && slot) return [{ facts: slotFacts(slot, venue) }];
  if (state === 'offered' && slot && until) {
    return [
      {
        text: `Your payment came after your audition time was released, and someone else has it now. We keep this one for you until ${formatUntil(until)}. Take it on your page, or choose another free time.`,
      },
      { facts: slotFacts(slot, venue) },
    ];
  }
  if (state === 'waiting') {
    return [
      {
        text: 'All audition times are taken at the moment. You are on the waiting list. When one comes back, we keep it for you and email you.',
      },
    ];
  }
  return [{ text: 'Please choose an audition time on your page.' }];
}

function stillNeeded({ missing, waitsForConsent }: MailedEntry): Block[] {
  const needs = [...missing, ...(waitsForConsent ? ['the guardian’s consent'] : [])];
  return needs.length === 0 ? [] : [{ text: `It still needs: ${needs.join(', ')}.` }];
}

export const consentGivenMail = (entry: MailedEntry): Message => ({
  subject: `The guardian has agreed, ${entry.number}`,
  blocks: [
    { heading: 'The guardian has agreed' },
    ...dear(entry),
    { text: `${atFirst(entry)} has its consent.` },
    {
      text: `Photographs and recordings of the competitor ${entry.hasPictures ? 'may' : 'may not'} be published. The guardian can change this at any time. Write to ${school.email}.`,
    },
    ...stillNeeded(entry),
    entryPage(entry.url),
  ],
});

export const movedMail = (entry: MailedEntry): Message => ({
  subject: `Your audition time, ${entry.number}`,
  blocks: [
    { heading: 'Your audition time' },
    ...dear(entry),
    { text: `This is now the time for ${theEntry(entry)}. Be at the door fifteen minutes early.` },
    ...(entry.audition.slot ? [{ facts: slotFacts(entry.audition.slot, entry.venue) }] : []),
    entryPage(entry.url),
  ],
});

export const linkMail = (entry: MailedEntry): Message => ({
  subject: `The link to your entry ${entry.number}`,
  blocks: [
    { heading: 'The link to your entry' },
    ...dear(entry),
    { text: 'Someone asked for it with this email address.' },
    entryPage(entry.url),
    { facts: entryFacts(entry) },
  ],
});

interface ConsentMailData extends Pick<MailedEntry, 'number' | 'names' | 'instrument' | 'band'> {
  until: Date;
  url: string;
}

/**
 * Is sent as soon as a guardian is named, so until the fee is settled the competitor's name is only behind its link.
 */
export const consentMail = ({ until, url, ...entry }: ConsentMailData): Message => ({
  subject: `An entry for the Music Competition, ${entry.number}: do you agree?`,
  blocks: [
    { heading: 'Do you agree?' },
    ...dear(entry),
    {
      text: `You are named as parent or guardian in ${theEntry(entry)} for the Music Competition. A competitor who is under ${adultAge} on ${formatDate(countingDay)} needs the consent of a parent or guardian. The entry waits for you.`,
    },
    { facts: entryFacts(entry) },
    { button: { label: 'Read the details and agree', url } },
    {
      text: `The link works once, until ${formatDate(until)}. If you do not know about this entry, do nothing. We then do not accept it.`,
    },
  ],
});

export const draftMail = (url: string): Message => ({
  subject: 'Continue your entry for the Music Competition',
  blocks: [
    { heading: 'Continue where you stopped' },
    { text: 'This link opens your entry as you left it, on any device.' },
    { button: { label: 'Continue', url } },
    {
      text: `We keep it for ${competitionLimits.draftDays} days after the last change. We keep added files for one day.`,
    },
  ],
});

export const feeRefundMail = (entry: MailedEntry, amount: number): Message => ({
  subject: `${formatMoney(amount)} is being refunded to you`,
  blocks: [
    { heading: 'Your refund' },
    ...dear(entry),
    {
      text: `We have refunded ${formatMoney(amount)} of the fee for ${theEntry(entry)}, to the card or account that you paid with. It can take a few working days to arrive.`,
    },
    { facts: entryFacts(entry) },
  ],
});

export const returnedMail = (entry: MailedEntry): Message => ({
  subject: `Please look at your entry ${entry.number} again`,
  blocks: [
    { heading: 'Please change something' },
    ...dear(entry),
    { text: `We have read ${theEntry(entry)}. Before we can accept it, you need to change this:` },
    ...(entry.reason ? [{ quote: entry.reason }] : []),
    { text: 'Change it on your page and resubmit it. The rest of your entry is saved.' },
    entryPage(entry.url),
  ],
});

export const acceptedMail = (entry: MailedEntry): Message => ({
  subject: `Your entry ${entry.number} is accepted`,
  blocks: [
    { heading: 'See you at the audition' },
    ...dear(entry),
    { text: `${atFirst(entry)} is accepted.` },
    ...(entry.audition.slot ? [{ facts: slotFacts(entry.audition.slot, entry.venue) }] : []),
    { text: 'Be at the door fifteen minutes early. The judges call you by your number.' },
    { facts: entryFacts(entry) },
    entryPage(entry.url),
  ],
});

export const withdrawnMail = (entry: MailedEntry): Message => ({
  subject: `Your entry ${entry.number} is withdrawn`,
  blocks: [
    { heading: 'The entry is withdrawn' },
    ...dear(entry),
    {
      text: `${atFirst(entry)} is withdrawn, and its audition time is free for someone else.`,
    },
    { facts: entryFacts(entry) },
  ],
});

/** Writes a message of staff to a group. */
export const announcementMail = (
  entry: Pick<MailedEntry, 'names' | 'number' | 'url'>,
  { subject, text }: { subject: string; text: string },
): Message => ({
  subject,
  blocks: [
    { heading: subject },
    ...dear(entry),
    ...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })),
    { link: { label: `Open your entry ${entry.number}`, url: entry.url } },
  ],
});

import { adultAge } from '@school/shared/competition';
import { formatMoney, numberWord } from '@school/shared/format';
import { competitionLimits } from '@school/shared/schemas/competition';
import { donationLimits } from '@school/shared/schemas/donation';
import { levelLabels } from '@school/shared/schemas/lessons';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { school } from '@school/shared/site';

/** A fact that appears in several texts. */
export interface SharedFact {
  readonly name: string;
  /** Matches it in a text; the group is its value. */
  readonly match: RegExp;
  /** Its allowed values, from their only source. */
  readonly values: readonly string[];
  /** Whether it is searched in the rendered pages, in the code, or in both. */
  readonly texts: 'pages' | 'code' | 'both';
}

/** An earlier contradiction that must not reappear. */
export interface Contradiction {
  readonly match: RegExp;
  readonly why: string;
}

const agesOf = (label: string) => [...label.matchAll(/\d+/g)].map(String);
const [child, youth, adult] = [
  levelLabels.beginner_child_1,
  levelLabels.beginner_child_2,
  levelLabels.beginner_adult,
].map(agesOf);

export const sharedFacts: readonly SharedFact[] = [
  // Specification, section 9.
  { name: 'sessions of a course', match: /(\d+[–-]\d+) sessions/g, values: ['44–48'], texts: 'both' },
  { name: 'recitals of a course', match: /(\d+[–-]\d+) recitals/g, values: ['2–4'], texts: 'both' },
  {
    name: 'ages of the programmes',
    match: /\bAges (\d+ (?:to \d+|and over))/g,
    values: [child?.join(' to ') ?? '', youth?.join(' to ') ?? '', `${adult?.[0]} and over`],
    texts: 'pages',
  },
  {
    name: 'age from which on one is taught',
    match: /\bfrom (\d+) years on\b/g,
    values: [child?.[0] ?? '', youth?.[0] ?? ''],
    texts: 'pages',
  },
  {
    name: 'domain of the school’s email',
    match:
      /(?<![\w.])(?:hello|tickets|challenge|staff|office|admin|door|jury|visitor|blocked)(?:-\d)?@([\w-]+(?:\.[\w-]+)+)/g,
    values: [school.email.slice(school.email.indexOf('@') + 1)],
    texts: 'both',
  },
  {
    name: 'telephone, of the office and of the box office',
    match: /(\+233 30 200 \d{4})/g,
    values: [school.phoneLabel, '+233 30 200 0001'],
    texts: 'pages',
  },
  {
    name: 'age below which a guardian answers, and below which one is near in online lessons',
    match: /\bunder (\d\d)\b(?! years ago)/gi,
    values: [String(adultAge), '12'],
    texts: 'pages',
  },
  {
    name: 'minutes for which an audition time is held',
    match: /(?:is held for(?: you for)?|hold yours for|hold the time that you choose for) (\d+) minutes/g,
    values: [String(competitionLimits.holdMinutes)],
    texts: 'both',
  },
  {
    name: 'minutes for which tickets are held',
    match: /Pay within (\w+) minutes/g,
    values: [numberWord(ticketLimits.holdMinutes)],
    texts: 'both',
  },
  {
    name: 'hours for which tickets are kept for a person on the waiting list',
    match: /(?:keep them for you for|holds the tickets for) (\w+) hours/g,
    values: [numberWord(ticketLimits.offerHours)],
    texts: 'code',
  },
  {
    name: 'minutes before an audition',
    match: /(\w+) minutes (?:early|before your time)/g,
    values: ['fifteen'],
    texts: 'both',
  },
  {
    name: 'weeks within which applicants for work hear from the school',
    match: /answer within (\w+) weeks, whatever we decide/g,
    values: ['two'],
    texts: 'code',
  },
  {
    name: 'smallest donation',
    match: /\bFrom (GH₵ [\d.]+\d)/g,
    values: [formatMoney(donationLimits.amountMin)],
    texts: 'both',
  },
  {
    name: 'where a donation goes',
    match: /goes (to the project (?:that )?you cho)/g,
    values: ['to the project you cho', 'to the project that you cho'],
    texts: 'both',
  },
];

export const contradictions: readonly Contradiction[] = [
  {
    match:
      /\b(?:choose|buy)[^.]{0,60} before (?:everybody|everyone) else|before the public sale|costs later/gi,
    why: 'The public sale may be open beside the pre-sale: seats are kept, and not sold earlier.',
  },
  {
    match: /\bhour is the same every week\b/gi,
    why: 'A course has more sessions than its terms have weeks.',
  },
  {
    match: /\bsupports (?:these|all) three\b/gi,
    why: 'A donation goes to the one project that the donor chose.',
  },
];

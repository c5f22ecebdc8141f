// Sample content: the branches and their office hours. Phone and email are in shared/src/site.
import { branchAddresses } from '@school/shared/site';

/** Office hours, Monday to Saturday: as 'HH:MM' and as text. */
interface Hours {
  readonly opens: string;
  readonly closes: string;
  readonly words: string;
}

const mondayToSaturday = (opens: string, closes: string): Hours => ({
  opens,
  closes,
  words: `Monday to Saturday, ${opens} to ${closes}`,
});

/** What happens after a message is sent. */
export const afterWriting = [
  { title: 'You write', text: 'For a trial lesson, tell us the age and the instrument.' },
  {
    title: 'We answer',
    text: 'You get a reference number by email at once, and our answer within two working days.',
  },
] as const;

export interface Branch {
  readonly id: 'accra' | 'tema';
  readonly name: string;
  readonly address: readonly string[];
  readonly hours: Hours;
  readonly way: string;
}

export const branches: readonly Branch[] = [
  {
    id: 'accra',
    name: 'Accra',
    address: branchAddresses.accra,
    hours: mondayToSaturday('09:00', '19:00'),
    way: 'Ten practice rooms and the recital hall. Trotros to Osu stop two minutes away; there is a ramp at the side door.',
  },
  {
    id: 'tema',
    name: 'Tema',
    address: branchAddresses.tema,
    hours: mondayToSaturday('10:00', '18:00'),
    way: 'Four rooms above the library, with a lift. You can park behind the building. Brothers and sisters can wait in the reading room.',
  },
];

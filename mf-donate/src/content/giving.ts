// Sample content: how gifts reach the foundation today.
import { school } from '@school/shared/site';

/** What an account is called and every line that a donor needs to copy. */
export interface Account {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

export const accounts: readonly Account[] = [
  {
    title: 'Mobile money',
    lines: [
      { label: 'Network', value: 'MTN, Telecel or AT' },
      { label: 'Number', value: '024 000 0000' },
      { label: 'Name', value: 'Music School Foundation' },
    ],
  },
  {
    title: 'Bank transfer',
    lines: [
      { label: 'Bank', value: 'Sample Bank Ghana, Accra' },
      { label: 'Account', value: '0000 0000 0000' },
      { label: 'Name', value: 'Music School Foundation' },
      { label: 'SWIFT', value: 'SAMPGHAC' },
    ],
  },
];

/** Who answers questions about gifts. */
export const foundation = {
  name: 'the foundation’s office',
  email: school.email,
  phone: school.phone,
  phoneWords: '+233 30 200 0000',
  hours: 'Monday to Saturday, 9:00 to 17:00',
} as const;

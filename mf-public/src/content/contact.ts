// Sample content: how the school is reached.

export interface Branch {
  readonly id: 'accra' | 'tema';
  readonly name: string;
  readonly address: readonly string[];
  readonly hours: string;
  readonly way: string;
}

export const branches: readonly Branch[] = [
  {
    id: 'accra',
    name: 'Accra',
    address: ['14 Sample Street', 'Osu, Accra', 'Greater Accra Region'],
    hours: 'Monday to Saturday, 09:00 to 19:00',
    way: 'Ten practice rooms and the recital hall. Trotros to Osu stop two minutes away; there is a ramp at the side door.',
  },
  {
    id: 'tema',
    name: 'Tema',
    address: ['7 Sample Avenue', 'Community 6, Tema', 'Greater Accra Region'],
    hours: 'Monday to Saturday, 10:00 to 18:00',
    way: 'Four rooms above the library, with a lift. Cars park behind the building, and siblings wait in the reading room.',
  },
];

export const contact = {
  email: 'hello@example.com',
  /** E.164, for the link. */
  phone: '+233302000000',
  /** As people read it. */
  phoneWords: '+233 30 200 0000',
} as const;

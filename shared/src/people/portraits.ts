// Sample content: how the performers look until the school supplies photographs.
import { portrait, standalone, type Look } from '../art/draw';
import { portraitFile } from './portraitFile';

/** Looks by the `portrait` of a person. No two people look alike; a test says so. */
export type Looks = Readonly<Record<string, Look>>;

export const performerLooks: Looks = {
  'efua-sarpong': [
    'palm',
    'ebony',
    'round',
    'jet',
    'kaba',
    'rose',
    'wine',
    'step',
    'keys',
    'earrings',
    'glasses',
  ],
  'kofi-asante': ['wine', 'umber', 'crop', 'jet', 'smock', 'rose', 'palm', 'hour', 'violin', 'chin'],
  'dela-agbenyega': ['sand', 'umber', 'wrap', 'clay', 'kaba', 'indigo', 'gold', 'diam', 'cello', 'earrings'],
  'kwame-tetteh': ['gold', 'umber', 'cap', 'paper', 'shirt', 'indigo', 'rose', 'side', 'guitar', 'beard'],
  'ama-lamptey': ['indigo', 'amber', 'round', 'jet', 'kaba', 'rose', 'wine', 'diam', 'saxophone', 'earrings'],
  'nana-yaw-ofosu': [
    'ink',
    'ebony',
    'bald',
    'jet',
    'suit',
    'paper',
    'clay',
    'bars',
    'trumpet',
    'beard',
    'silver',
  ],
};

/** Looks that suit anybody, for people whom staff have added or renamed. */
const somebody: readonly Look[] = [
  ['wine', 'umber', 'crop', 'jet', 'smock', 'gold', 'clay', 'hour', 'book'],
  ['palm', 'ebony', 'crop', 'jet', 'cloth', 'rose', 'wine', 'step', 'book'],
  ['indigo', 'sienna', 'crop', 'jet', 'smock', 'paper', 'clay', 'diam', 'book'],
  ['gold', 'ebony', 'crop', 'jet', 'cloth', 'palm', 'rose', 'chek', 'book'],
];

/** All looks that an app's build draws. */
export const allLooks = (looks: Looks): Looks => ({
  ...performerLooks,
  ...looks,
  ...Object.fromEntries(somebody.map((look, at) => [`somebody-${at}`, look])),
});

/** Returns the drawn portraits of an app's pages, for its `src/files.ts`. */
export const portraitFiles = (looks: Looks = {}): Record<string, () => Promise<string>> =>
  Object.fromEntries(
    Object.entries(allLooks(looks)).map(([id, look]) => [
      portraitFile(id),
      async () => standalone(portrait({ look, id })),
    ]),
  );

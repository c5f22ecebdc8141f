// Sample content: texts, prices and photographs. Targets, amounts raised and deadline are the specification's (section
// 9).
import { cedis, deadline, type DonationProject } from './project';

/** What the school needs to own, in the order of the pages. mf-donate has a drawing for each slug. */
export const assets: readonly DonationProject[] = [
  {
    kind: 'asset',
    slug: 'musical-instruments',
    name: 'Musical instruments',
    description: 'Violins, trumpets and pianos for students to learn on.',
    overview: [
      'Half of our beginners have no instrument at home. They cannot practise until the next lesson.',
      'We need small violins, trumpets and guitars to lend. We also need two pianos for the practice rooms in Tema.',
    ],
    target: cedis(30_000),
    raised: 0,
    deadline,
    images: [],
    needs: [
      { what: 'Strings for one violin for a year', cedis: 120 },
      { what: 'A three-quarter guitar with its bag', cedis: 950 },
      { what: 'A small violin, set up and ready to play', cedis: 1_600 },
    ],
    donateTitle: 'Give musical instruments',
    promise: 'Half of our beginners have no instrument at home. Your donation helps us to lend them one.',
  },
  {
    kind: 'asset',
    slug: 'music-equipment',
    name: 'Music equipment',
    description: 'Music stands, strings, reeds, cases and a sound system.',
    overview: [
      'What every lesson needs: music stands, strings and reeds, and cases that keep the rain out.',
      'We also need a sound system for concerts in schoolyards.',
    ],
    target: cedis(10_000),
    raised: 0,
    deadline,
    images: [],
    needs: [
      { what: 'A box of ten clarinet or saxophone reeds', cedis: 90 },
      { what: 'A strong music stand', cedis: 180 },
      { what: 'A hard case for a cello', cedis: 2_200 },
    ],
    donateTitle: 'Give music equipment',
    promise: 'Small things that every lesson needs.',
  },
  {
    kind: 'asset',
    slug: 'vehicle',
    name: 'A vehicle',
    description: 'A van that takes the orchestra’s instruments to concerts.',
    overview: [
      'Drums and cellos do not fit into a trotro. For every concert outside the city we have to find someone with a lorry and a free Saturday.',
      'With a van of our own, our students can play in more towns, and the instruments are safe on the way.',
    ],
    target: cedis(20_000),
    raised: 0,
    deadline,
    images: [],
    needs: [
      { what: 'Fuel to Cape Coast and back', cedis: 500 },
      { what: 'Straps and padding for two timpani', cedis: 750 },
      { what: 'Four tyres', cedis: 3_600 },
    ],
    donateTitle: 'Give towards a vehicle',
    promise: 'Drums and cellos do not fit into a trotro. With a van of our own we can take them to concerts.',
  },
];

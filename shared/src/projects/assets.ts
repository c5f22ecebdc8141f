// Sample content: texts, prices and photographs. Targets, amounts raised and deadline are the specification's (section
// 9).
import { cedis, deadline, type DonationProject } from './project';

/** What the school needs to own, in the order of the pages. mf-donate has a drawing for each slug. */
export const assets: readonly DonationProject[] = [
  {
    kind: 'asset',
    slug: 'musical-instruments',
    name: 'Musical instruments',
    description: 'Violins, trumpets and pianos that students may take into their hands.',
    overview: [
      'Half of our beginners have no instrument at home. They learn on the school’s, and when they go home the fingers wait for a week.',
      'The lending shelf needs small violins, student trumpets, guitars and two upright pianos for the practice rooms in Tema.',
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
    promise: 'Half of our beginners have no instrument at home. The lending shelf is where they find one.',
  },
  {
    kind: 'asset',
    slug: 'music-equipment',
    name: 'Music equipment',
    description: 'Stands, strings, reeds, cases and a sound system for concerts outdoors.',
    overview: [
      'The things nobody thinks of until they are missing: music stands that stand, strings and reeds for a year, cases that keep the rain out.',
      'And a sound system for concerts in schoolyards, where the back row is a hundred metres away and the wind plays along.',
    ],
    target: cedis(10_000),
    raised: 0,
    deadline,
    images: [],
    needs: [
      { what: 'A box of ten clarinet or saxophone reeds', cedis: 90 },
      { what: 'A music stand that stands', cedis: 180 },
      { what: 'A hard case for a cello', cedis: 2_200 },
    ],
    donateTitle: 'Give music equipment',
    promise: 'The things nobody thinks of until they are missing.',
  },
  {
    kind: 'asset',
    slug: 'vehicle',
    name: 'A vehicle',
    description: 'A van that takes an orchestra’s instruments to where the listeners are.',
    overview: [
      'Timpani and cellos do not fit into a trotro. Today every concert outside the city begins with a search for someone who has a lorry and a free Saturday.',
      'With a van of our own the ensembles can play in towns that no concert reaches today, and borrowed instruments come back whole.',
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
    promise:
      'Timpani and cellos do not fit into a trotro. A van of our own takes them to where the listeners are.',
  },
];

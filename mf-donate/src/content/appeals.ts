// Sample content: words and pictures of the projects and assets; targets, amounts raised and deadlines are the specification's.
import type { AppealArtName } from '../art/AppealArt';

export type AppealKind = 'project' | 'asset';

/** A photograph of the school's own. Without one the slot shows a drawing. */
export interface AppealImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** One thing that a gift buys. */
export interface Need {
  readonly what: string;
  readonly pesewas: number;
}

export interface Appeal {
  readonly kind: AppealKind;
  readonly url: string;
  readonly name: string;
  readonly giveTitle: string;
  /** One sentence for cards and search results. */
  readonly summary: string;
  /** The opening line of its donation page. */
  readonly promise: string;
  readonly overview: readonly string[];
  readonly needs: readonly Need[];
  readonly images: readonly AppealImage[];
  readonly art: AppealArtName;
  /** What the drawing shows, for those who do not see it. */
  readonly artLabel: string;
  /** In pesewas, as the amounts raised. Both are replaced by the live figures as soon as those are there. */
  readonly target: number;
  readonly amountRaised: number;
  readonly deadline: string;
}

const cedis = (amount: number): number => amount * 100;
const deadline = '2023-12-31';

export const projects: readonly Appeal[] = [
  {
    kind: 'project',
    url: 'mate',
    name: 'MATE',
    giveTitle: 'Give to MATE',
    summary: 'Music, art and theatre on one stage, made by young people of Accra and Tema.',
    promise:
      'MATE puts young musicians on a professional stage, with the teaching, the instruments and the audience they need.',
    overview: [
      'MATE brings student musicians, painters and actors together for one evening a year. For most of them it is the first time that the lights are real and the listeners are strangers.',
      'Your gift pays for rehearsal rooms, instruments on stage, transport for choirs from outside the city, and free seats for school classes.',
    ],
    needs: [
      { what: 'Four free seats for pupils and their teacher', pesewas: cedis(50) },
      { what: 'A rehearsal room for one afternoon', pesewas: cedis(200) },
      { what: 'A bus for a choir from outside Accra', pesewas: cedis(900) },
    ],
    images: [],
    art: 'stage',
    artLabel: 'The letters MATE as stage flats under four lamps, with heads of the audience in front',
    target: cedis(10_000),
    amountRaised: cedis(2_000),
    deadline,
  },
  {
    kind: 'project',
    url: 'allegro-music-studio',
    name: 'Allegro Music Studio',
    giveTitle: 'Give to Allegro Music Studio',
    summary: 'A recording room where students hear themselves for the first time.',
    promise: 'Four good microphones, a quiet room, and somebody who knows how to place them.',
    overview: [
      'A treated room, four good microphones and someone who knows how to place them. Students record their examination pieces and their own work, listen, and play it better.',
      'Schools without a music teacher receive the recordings as teaching material.',
    ],
    needs: [
      {
        what: 'One pupil’s examination pieces, recorded and listened to with a teacher',
        pesewas: cedis(100),
      },
      { what: 'One square metre of wall that keeps the street out', pesewas: cedis(350) },
      { what: 'A condenser microphone with its stand', pesewas: cedis(1_400) },
    ],
    images: [],
    art: 'studio',
    artLabel: 'A large microphone between two loudspeakers, with a strip of rhythm running into it',
    target: cedis(10_000),
    amountRaised: cedis(1_000),
    deadline,
  },
  {
    kind: 'project',
    url: 'my-allegro',
    name: 'My Allegro',
    giveTitle: 'Give to My Allegro',
    summary: 'Lessons for gifted children whose families cannot pay for them.',
    promise: 'A teacher, an instrument to take home and a place in an ensemble, for three years.',
    overview: [
      'My Allegro gives a child a teacher, an instrument to take home and a place in an ensemble for three years.',
      'A teacher at the child’s own school puts the name forward; an audition decides, not a form. Nobody on stage knows who pays and who does not.',
    ],
    needs: [
      { what: 'One lesson, one hour', pesewas: cedis(80) },
      { what: 'An examination fee', pesewas: cedis(450) },
      { what: 'A whole term of lessons for one child', pesewas: cedis(1_200) },
    ],
    images: [],
    art: 'violin',
    artLabel: 'A violin on a green ground with a woven edge',
    target: cedis(50_000),
    amountRaised: cedis(500),
    deadline,
  },
];

export const assets: readonly Appeal[] = [
  {
    kind: 'asset',
    url: 'musical-instruments',
    name: 'Musical instruments',
    giveTitle: 'Give musical instruments',
    summary: 'Violins, trumpets and pianos that students may take into their hands.',
    promise: 'Half of our beginners have no instrument at home. The lending shelf is where they find one.',
    overview: [
      'Half of our beginners have no instrument at home. They learn on the school’s, and when they go home the fingers wait for a week.',
      'The lending shelf needs small violins, student trumpets, guitars and two upright pianos for the practice rooms in Tema.',
    ],
    needs: [
      { what: 'Strings for one violin for a year', pesewas: cedis(120) },
      { what: 'A three-quarter guitar with its bag', pesewas: cedis(950) },
      { what: 'A small violin, set up and ready to play', pesewas: cedis(1_600) },
    ],
    images: [],
    art: 'trumpet',
    artLabel: 'A trumpet on a rose ground with a woven edge',
    target: cedis(30_000),
    amountRaised: 0,
    deadline,
  },
  {
    kind: 'asset',
    url: 'music-equipment',
    name: 'Music equipment',
    giveTitle: 'Give music equipment',
    summary: 'Stands, strings, reeds, cases and a sound system for concerts outdoors.',
    promise: 'The things nobody thinks of until they are missing.',
    overview: [
      'The things nobody thinks of until they are missing: music stands that stand, strings and reeds for a year, cases that keep the rain out.',
      'And a sound system for concerts in schoolyards, where the back row is a hundred metres away and the wind plays along.',
    ],
    needs: [
      { what: 'A box of ten clarinet or saxophone reeds', pesewas: cedis(90) },
      { what: 'A music stand that stands', pesewas: cedis(180) },
      { what: 'A hard case for a cello', pesewas: cedis(2_200) },
    ],
    images: [],
    art: 'equipment',
    artLabel: 'A music stand with a page of notes between two loudspeakers',
    target: cedis(10_000),
    amountRaised: 0,
    deadline,
  },
  {
    kind: 'asset',
    url: 'vehicle',
    name: 'A vehicle',
    giveTitle: 'Give towards a vehicle',
    summary: 'A van that takes an orchestra’s instruments to where the listeners are.',
    promise:
      'Timpani and cellos do not fit into a trotro. A van of our own takes them to where the listeners are.',
    overview: [
      'Timpani and cellos do not fit into a trotro. Today every concert outside the city begins with a search for someone who has a lorry and a free Saturday.',
      'With a van of our own the ensembles can play in towns that no concert reaches today, and borrowed instruments come back whole.',
    ],
    needs: [
      { what: 'Fuel to Cape Coast and back', pesewas: cedis(500) },
      { what: 'Straps and padding for two timpani', pesewas: cedis(750) },
      { what: 'Four tyres', pesewas: cedis(3_600) },
    ],
    images: [],
    art: 'van',
    artLabel: 'A van with a strip of woven blocks along its side and a cello showing at its back',
    target: cedis(20_000),
    amountRaised: 0,
    deadline,
  },
];

export const appeals: readonly Appeal[] = [...projects, ...assets];

/** The appeal at an address; the routes let no other address through. */
export function appealAt(url: string | undefined): Appeal {
  const found = appeals.find((appeal) => appeal.url === url);
  if (!found) throw new Error(`There is no project or asset called ${String(url)}`);
  return found;
}

/** The address of the page about an appeal. */
export const pathOf = ({ kind, url }: Appeal): string => `/donate/${kind}s/${url}`;

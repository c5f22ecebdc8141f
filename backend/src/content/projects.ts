// Sample content: what people can give to; targets, amounts raised and deadlines are the specification's.
import type { projects } from '../db/schema';

type SeedProject = Omit<typeof projects.$inferInsert, 'id' | 'position' | 'isOpen'>;

const cedis = (amount: number) => amount * 100;

const deadline = '2023-12-31';

export const seedProjects: readonly SeedProject[] = [
  {
    kind: 'project',
    slug: 'mate',
    name: 'MATE',
    description: 'Music, art and theatre on one stage, made by young people of Accra and Tema.',
    overview:
      'MATE brings student musicians, painters and actors together for one evening a year. Your gift pays for rehearsal rooms, instruments on stage, transport for choirs from outside the city, and free seats for school classes.',
    target: cedis(10_000),
    raised: cedis(2_000),
    deadline,
  },
  {
    kind: 'project',
    slug: 'allegro-music-studio',
    name: 'Allegro Music Studio',
    description: 'A recording room where students hear themselves for the first time.',
    overview:
      'A treated room, four good microphones and someone who knows how to place them. Students record exam pieces and own work, and schools without a music teacher receive the recordings as teaching material.',
    target: cedis(10_000),
    raised: cedis(1_000),
    deadline,
  },
  {
    kind: 'project',
    slug: 'my-allegro',
    name: 'My Allegro',
    description: 'Lessons for gifted children whose families cannot pay for them.',
    overview:
      'My Allegro gives a child a teacher, an instrument to take home and a place in an ensemble for three years. A teacher at the child’s own school puts the name forward; an audition decides, not a form.',
    target: cedis(50_000),
    raised: cedis(500),
    deadline,
  },
  {
    kind: 'asset',
    slug: 'musical-instruments',
    name: 'Musical instruments',
    description: 'Violins, trumpets and pianos that students may take into their hands.',
    overview:
      'Half of our beginners have no instrument at home. The lending shelf needs small violins, student trumpets, guitars and two upright pianos for the practice rooms in Tema.',
    target: cedis(30_000),
    raised: 0,
    deadline,
  },
  {
    kind: 'asset',
    slug: 'music-equipment',
    name: 'Music equipment',
    description: 'Stands, strings, reeds, cases and a sound system for concerts outdoors.',
    overview:
      'The things nobody thinks of until they are missing: music stands that stand, strings and reeds for a year, cases that keep the rain out, and a sound system for concerts in schoolyards.',
    target: cedis(10_000),
    raised: 0,
    deadline,
  },
  {
    kind: 'asset',
    slug: 'vehicle',
    name: 'A vehicle',
    description: 'A van that takes an orchestra’s instruments to where the listeners are.',
    overview:
      'Timpani and cellos do not fit into a trotro. With a van of our own the ensembles can play in towns that no concert reaches today, and borrowed instruments come back whole.',
    target: cedis(20_000),
    raised: 0,
    deadline,
  },
];

// Sample content: texts, prices and photographs. Targets, amounts raised and deadline are the specification's (section
// 9).
import { cedis, deadline, type DonationProject } from './project';

/**
 * The foundation's projects, in the order of the pages. The home page shows the first. mf-donate has a drawing for each
 * slug.
 */
export const projects: readonly [DonationProject, ...DonationProject[]] = [
  {
    kind: 'project',
    slug: 'mate',
    name: 'MATE',
    description: 'Music, art and theatre on one stage, made by young people of Accra and Tema.',
    overview: [
      'MATE brings student musicians, painters and actors together for one evening a year. For most of them it is the first time on a big stage.',
      'Your donation pays for rooms to rehearse in, instruments, buses for choirs from other towns, and free seats for school classes.',
    ],
    target: cedis(10_000),
    raised: cedis(2_000),
    deadline,
    images: [],
    needs: [
      { what: 'Four free seats for students and their teacher', cedis: 50 },
      { what: 'A rehearsal room for one afternoon', cedis: 200 },
      { what: 'A bus for a choir from outside Accra', cedis: 900 },
    ],
    donateTitle: 'Give to MATE',
    promise:
      'MATE puts young musicians on a real stage, with good teaching, good instruments and a full hall.',
  },
  {
    kind: 'project',
    slug: 'allegro-music-studio',
    name: 'Allegro Music Studio',
    description: 'A recording room where students hear themselves for the first time.',
    overview: [
      'A quiet room, four good microphones and someone who knows how to use them. Students record their pieces, listen to them, and play them better.',
      'Schools without a music teacher can use the recordings in class.',
    ],
    target: cedis(10_000),
    raised: cedis(1_000),
    deadline,
    images: [],
    needs: [
      { what: 'One student’s pieces, recorded and discussed with a teacher', cedis: 100 },
      { what: 'One square metre of wall that keeps out street noise', cedis: 350 },
      { what: 'A condenser microphone with its stand', cedis: 1_400 },
    ],
    donateTitle: 'Give to Allegro Music Studio',
    promise: 'Four good microphones, a quiet room, and someone who knows how to use them.',
  },
  {
    kind: 'project',
    slug: 'my-allegro',
    name: 'My Allegro',
    description: 'Lessons for gifted children whose families cannot pay for them.',
    overview: [
      'For three years, My Allegro gives a child a teacher, an instrument to take home and a place in a group.',
      'A teacher at the child’s school suggests the child, and we choose by audition. Nobody else knows who pays and who does not.',
    ],
    target: cedis(50_000),
    raised: cedis(500),
    deadline,
    images: [],
    needs: [
      { what: 'One lesson, one hour', cedis: 80 },
      { what: 'An examination fee', cedis: 450 },
      { what: 'A term of 15 lessons for one child', cedis: 15 * 80 },
    ],
    donateTitle: 'Give to My Allegro',
    promise: 'A teacher, an instrument to take home and a place in a group, for three years.',
  },
];

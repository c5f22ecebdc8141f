import { inset, instrumentCloth, instrumentNames, tile } from '@school/shared/art/draw';
import type { SharePicture, SharePictures } from '@school/shared/render';
import { heroCloth } from '../art/heroCloth.draw';
import { scene, type SceneName } from '../art/scenes.draw';
import { lessonsInShort } from '../content/counts';
import { instrumentOf } from '../content/instruments';
import { courses } from '../content/offers';
import { howPupilsCome } from '../content/refer';

const SCHOOL_STRIP = { rhythm: 'kpanlogo' } as const;

export const pictures: SharePictures = {
  home: () => ({
    title: 'Count yourself in.',
    line: 'Classical and contemporary music lessons in Accra and Tema, for every age.',
    ground: 'paper',
    strip: SCHOOL_STRIP,
    art: { svg: heroCloth({ id: 'cloth' }) },
    alt: 'A cello, a trumpet and a saxophone across strips of woven cloth.',
  }),
  about: () => ({
    ...withScene('about', 'A conservatory that counts everyone in'),
    alt: 'The door of the school with a grown-up and a child before it, and an instrument in each window.',
  }),
  learn: () => ({
    title: 'Learn music with us',
    line: lessonsInShort,
    ground: 'paper',
    strip: SCHOOL_STRIP,
    art: { svg: allTiles() },
    alt: 'Piano, violin, cello, guitar, saxophone and trumpet, each on its own ground.',
  }),
  instrument: ({ instrumentId }) => lessons(instrumentId),
  bursaries: () => ({
    ...withScene('refer', 'Bursaries', 'Help with the fee for lessons, and how to apply.'),
    alt: 'Two people who hold a strip of rhythm between them.',
  }),
  projects: () => ({
    ...withScene(
      'tickets',
      'Projects & Events',
      'Our concerts and events, and the projects that you can support.',
    ),
    alt: 'Two tickets with woven edges in the light of a stage.',
  }),
  community: () => ({
    ...withScene(
      'community',
      'Join the circle',
      'Be the first to hear of recitals, open rehearsals and places. Membership is free.',
    ),
    alt: 'Five people side by side under notes on a staff.',
  }),
  refer: () => ({
    ...withScene('refer', 'Refer a friend', howPupilsCome),
    alt: 'Two people who hold a strip of rhythm between them.',
  }),
  faq: () => ({
    ...withScene(
      'refer',
      'Questions and answers',
      'Fees, first lessons, instruments, exams, terms and help with the fee.',
    ),
    alt: 'Two people who hold a strip of rhythm between them.',
  }),
  privacy: () => ({
    ...withScene('about', 'Privacy', 'What we store, what for and for how long.'),
    alt: 'The door of the school with a grown-up and a child before it, and an instrument in each window.',
  }),
  safeguarding: () => ({
    ...withScene('about', 'Safeguarding', 'How we keep children safe here, and who to tell.'),
    alt: 'The door of the school with a grown-up and a child before it, and an instrument in each window.',
  }),
  careers: () => ({
    ...withScene('careers', 'Work where the music is', 'Teach, play or organise with us in Accra and Tema.'),
    alt: 'A grand piano on a stage, and a free stool in the light.',
  }),
};

/** Scenes that need their full width. */
const WIDE = new Set<SceneName>(['community', 'refer', 'careers']);

function withScene(of: SceneName, title: string, line?: string): Omit<SharePicture, 'alt'> {
  return {
    title,
    ...(line && { line }),
    ground: 'paper',
    strip: SCHOOL_STRIP,
    art: { svg: scene({ of, id: 'scene' }), wide: WIDE.has(of) },
  };
}

function lessons(id: string | undefined): SharePicture {
  const instrument = instrumentOf(id);
  const course = courses.find((one) => one.id === id);
  if (!instrument || !course) throw new Error(`There is no instrument called ${id}`);
  const { ground, deep } = instrumentCloth[instrument.id];
  return {
    title: instrument.heading,
    line: course.line,
    ground,
    strip: { ...SCHOOL_STRIP, ground: deep },
    // The lower part of the tile, which shows how the instrument is played.
    art: { svg: tile({ of: instrument.id, id: 'tile' }), crop: [0, 90, 400, 396] },
    alt: `${instrument.name}, large on its own ground with a woven edge.`,
  };
}

/** All instruments in two columns. */
function allTiles(): string {
  const [width, height] = [280, 185];
  const tiles = instrumentNames
    .filter((of) => of !== 'eguitar')
    .map((of, index) =>
      inset(
        tile({ of, id: `tile-${of}`, shape: 'wide' }),
        (index % 2) * width,
        Math.floor(index / 2) * height,
        width,
        height,
      ),
    );
  return `<svg viewBox="0 0 ${2 * width} ${3 * height}">${tiles.join('')}</svg>`;
}

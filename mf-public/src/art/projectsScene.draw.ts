import { cloth } from '@school/shared/art/draw';

/** A cloth half on the loom: guitar, trumpet and violin cross the strips. */
export const projects = (id: string): string =>
  cloth({
    id,
    width: 720,
    height: 480,
    strips: [
      {
        x: 0,
        width: 120,
        ground: 'wine',
        blocks: [
          { y: 0, height: 120, motif: 'hour', colours: ['wine', 'gold', 'rose'] },
          { y: 420, height: 60, motif: 'two', colours: ['gold', 'rose', 'clay'] },
        ],
      },
      {
        x: 120,
        width: 120,
        ground: 'gold',
        blocks: [
          { y: 60, height: 60, motif: 'two', colours: ['wine', 'clay', 'paper'] },
          { y: 360, height: 120, motif: 'wave', colours: ['gold', 'clay', 'wine'] },
        ],
      },
      {
        x: 240,
        width: 120,
        ground: 'palm',
        blocks: [
          { y: 0, height: 120, motif: 'keys', colours: ['palm', 'paper', 'ink'] },
          { y: 420, height: 60, motif: 'two', colours: ['gold', 'clay', 'paper'] },
        ],
      },
      {
        x: 360,
        width: 120,
        ground: 'paper',
        blocks: [{ y: 360, height: 120, motif: 'step', colours: ['gold', 'paper', 'clay'] }],
        threads: [{ y: 0, height: 360, tone: 'clay' }],
      },
      {
        x: 480,
        width: 120,
        ground: 'clay',
        blocks: [
          { y: 0, height: 60, motif: 'two', colours: ['paper', 'gold', 'ink'] },
          { y: 360, height: 120, motif: 'half', colours: ['clay', 'paper', 'gold'] },
        ],
      },
      {
        x: 600,
        width: 120,
        ground: 'indigo',
        blocks: [
          { y: 0, height: 120, motif: 'note', colours: ['indigo', 'gold', 'clay'] },
          { y: 420, height: 60, motif: 'two', colours: ['rose', 'gold', 'clay'] },
        ],
      },
    ],
    instruments: [
      { name: 'guitar', transform: 'translate(216,262) rotate(64) scale(.92)' },
      { name: 'trumpet', transform: 'translate(540,300) rotate(-24) scale(.84)' },
    ],
  });

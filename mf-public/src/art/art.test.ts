import { instrumentNames } from '@school/shared/art/draw';
import { testDrawings } from '@school/shared/testing/drawings';
import { describe, expect, it } from 'vitest';
import { maps } from '../content/maps';
import { branchMap } from './branchMap.draw';
import { eventArt } from './eventArt.draw';
import { heroCloth } from './heroCloth.draw';
import { instrumentScene } from './instrumentScene.draw';
import { nameStrip } from './nameStrip.draw';
import { scene, sceneNames } from './scenes.draw';
import {
  branchMapSize,
  eventArtSize,
  heroClothSize,
  instrumentSceneSize,
  nameStripSize,
  sceneSize,
} from './sizes';

const name = { syllables: 5, accents: ['wine', 'gold'] } as const;

testDrawings([
  { name: 'hero cloth', draw: (id) => heroCloth({ id }), size: heroClothSize },
  { name: 'name strip', draw: (id) => nameStrip({ id, ...name }), size: nameStripSize(name) },
  ...instrumentNames.map((of) => ({
    name: `instrument scene ${of}`,
    draw: (id: string) => instrumentScene({ id, of }),
    size: instrumentSceneSize,
  })),
  ...(['mate', 'competition'] as const).map((of) => ({
    name: `event ${of}`,
    draw: (id: string) => eventArt({ id, of }),
    size: eventArtSize({ of }),
  })),
  ...(['accra', 'tema'] as const).map((of) => ({
    name: `map of ${of}`,
    draw: (id: string) => branchMap({ id, of }),
    size: branchMapSize,
  })),
  ...sceneNames.map((of) => ({
    name: `scene ${of}`,
    draw: (id: string) => scene({ id, of }),
    size: sceneSize,
  })),
]);

describe.each(['accra', 'tema'] as const)('the map of %s', (of) => {
  /** Boxes of the labels, at the font size on phones. */
  const boxes = [
    ...branchMap({ id: 'm', of }).matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g),
  ].map(([, x, y, words = '']) => ({
    words,
    left: Number(x),
    right: Number(x) + words.length * 11,
    base: Number(y),
  }));

  it('has no overlapping labels, none under the mark of the school and none wider than a phone', () => {
    const [x, y] = maps[of].school;
    for (const box of boxes) {
      // Phones crop the width of the map.
      expect(box.left, box.words).toBeGreaterThanOrEqual(80);
      expect(box.right, box.words).toBeLessThanOrEqual(560);
      const [dx, dy] = [
        Math.max(box.left - x, 0, x - box.right),
        Math.max(box.base - 15 - y, 0, y - box.base),
      ];
      expect(Math.hypot(dx, dy), box.words).toBeGreaterThanOrEqual(30);
      for (const other of boxes.slice(boxes.indexOf(box) + 1)) {
        const apart =
          box.right < other.left || other.right < box.left || Math.abs(box.base - other.base) > 20;
        expect(apart, `${box.words} and ${other.words}`).toBe(true);
      }
    }
  });
});

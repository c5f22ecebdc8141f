import { instrumentNames } from '@school/shared/art/draw';
import { testDrawings } from '@school/shared/testing/drawings';
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

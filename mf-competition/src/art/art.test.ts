import { testDrawings } from '@school/shared/testing/drawings';
import { banners } from './banners.draw';
import { prize } from './prize.draw';
import { hall } from './hall.draw';
import { bannersSize, hallSize, prizeSize } from './sizes';

testDrawings([
  { name: 'banners', draw: (id) => banners({ id }), size: bannersSize },
  { name: 'hall', draw: (id) => hall({ id }), size: hallSize },
  ...(['first', 'second', 'third'] as const).map((of) => ({
    name: `${of} prize`,
    draw: (id: string) => prize({ of, id }),
    size: prizeSize({ of }),
  })),
]);

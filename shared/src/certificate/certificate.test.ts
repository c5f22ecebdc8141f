import { instruments } from '../competition';
import { testDrawings } from '../testing/drawings';
import { cloth } from './cloth.draw';
import { clothBox } from './clothBox';

testDrawings(
  instruments.map((of) => ({
    name: `cloth of the ${of}`,
    draw: (id: string) => cloth({ of, id }),
    size: { ratio: clothBox.width / clothBox.height },
  })),
);

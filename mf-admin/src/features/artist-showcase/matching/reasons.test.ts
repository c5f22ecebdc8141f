import { expect, it } from 'vitest';
import { reasons } from './reasons';

const trio = {
  performer: 'a',
  stageName: 'Trio',
  kind: 'Strings',
  category: 'Classical',
  place: 'Accra',
  isWished: false,
  suitsMusic: true,
  suitsPlace: true,
  isNamed: false,
  busyWith: null,
};

it('lists the reasons for and against a performer', () => {
  expect(reasons({ ...trio, isWished: true, isNamed: true })).toEqual([
    'free then',
    'wished for',
    'named in the message',
    'classical, as asked',
    'at home in Accra',
  ]);
  const against = { suitsMusic: false, suitsPlace: false, place: 'Elsewhere', busyWith: 'BOOK-7K3M-Q2ZD' };
  expect(reasons({ ...trio, ...against })).toEqual([
    'plays at BOOK-7K3M-Q2ZD then',
    'classical, which was not asked for',
    'from elsewhere',
  ]);
});

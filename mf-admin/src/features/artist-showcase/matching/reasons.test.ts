import { expect, it } from 'vitest';
import { reasons } from './reasons';

const trio = {
  performer: 'a',
  stageName: 'Trio',
  kind: 'Strings',
  category: 'Classical',
  place: 'Accra',
  isRequested: false,
  suitsMusic: true,
  suitsPlace: true,
  isNamed: false,
  busyWith: null,
};

it('lists the reasons for and against a performer', () => {
  expect(reasons({ ...trio, isRequested: true, isNamed: true })).toEqual([
    'available',
    'requested by name',
    'named in the message',
    'classical, as requested',
    'based in Accra',
  ]);
  const against = { suitsMusic: false, suitsPlace: false, place: 'Elsewhere', busyWith: 'BOOK-7K3M-Q2ZD' };
  expect(reasons({ ...trio, ...against })).toEqual([
    'already booked by BOOK-7K3M-Q2ZD',
    'classical, not the kind requested',
    'from elsewhere',
  ]);
});

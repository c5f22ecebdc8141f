import type { IssuedTicket } from '../api';

/** A ticket with a seat, as the API returns it. */
export const issuedTicket: IssuedTicket = {
  id: 't1',
  type: 'regular',
  typeName: 'Regular',
  seat: { id: 'C-7-12', label: 'Centre, row 7, seat 12', kind: 'seat' },
  name: 'Ama Serwaa',
  price: 15_000,
  state: 'valid',
  code: '7K3MQ2ZD9XFPH4TN2B6C',
  checkedInAt: null,
  canReturn: true,
  canChange: true,
  hasPass: false,
  hasGooglePass: false,
  table: null,
};

export const ticketEvent = {
  name: 'MATE 2025',
  date: '2025-12-13',
  doors: '17:30',
  start: '18:30',
  end: '21:15',
  place: 'Grand Hall, Accra',
};

import { evening } from '@school/shared/tickets';
import { expect, it } from 'vitest';
import { renderText } from '../../platform/mail/renderText';
import { ticketsMail } from './ticket.mails';

const ways = {
  page: 'https://school.example/tickets',
  calendar: 'https://school.example/calendar',
  texts: [],
};
const place = { typeName: 'Regular', seat: 'Row A, seat 1', name: 'Ama Serwaa' };

it.each([
  ['with tickets', [place]],
  ['whose tickets were all returned', []],
])('the mail about an order %s continues with a capital after its greeting', (_, places) => {
  const order = { number: 'MATE-1', name: 'Ama Serwaa', amount: 150_00, places, hasOtherSeats: false };
  const mail = ticketsMail(order, evening.seed, ways, false, false);
  expect(renderText(mail)).toMatch(/^Dear Ama Serwaa,\n\n[A-Z]/m);
});

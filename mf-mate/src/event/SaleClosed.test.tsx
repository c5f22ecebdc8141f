import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketOffer } from '@school/shared/tickets';
import { initialSale } from '../sale/saleFacts';
import { SaleClosed } from './SaleClosed';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

it.each([
  ['by the switch of staff', {}, /^Tickets are not on sale right now$/],
  ['before its time', { opensAt: inDays(2) }, /^Tickets are on sale from \w{3} \d\d, \d{4}, \d\d:\d\d$/],
  ['after its time', { closesAt: inDays(-2) }, /^The sale is over$/],
])('explains a sale that is closed %s', (_, times, words) => {
  render(<SaleClosed sale={{ ...initialSale(ticketOffer.seed, 'public'), isOpen: false, ...times }} />);
  expect(screen.getByText(words)).toBeDefined();
});

import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { issuedTicket, ticketEvent } from '../testing/issuedTicket';
import { codeOf, readTicketSet, type TicketSet } from './data/keptTickets';
import { qrOf } from './data/qr';
import { inGroups } from './data/ticketCode';
import { readTicketsInAddress } from './data/ticketsInAddress';
import { offlineTickets } from './offline/offlinePage';

const ticket: typeof issuedTicket = { ...issuedTicket, name: 'Ama <script>alert(1)</script>' };

it('formats a code in groups of four', () => {
  expect(inGroups('7K3MQ2ZD9XFPH4TN2B6C')).toBe('7K3M-Q2ZD-9XFP-H4TN-2B6C');
  expect(inGroups('7K3M-Q2ZD')).toBe('7K3M-Q2ZD');
});

it('draws a QR code that a camera can read, with its quiet zone', () => {
  const { size, path } = qrOf('7K3MQ2ZD9XFPH4TN2B6C');
  expect(read(size, path)).toBe('7K3MQ2ZD9XFPH4TN2B6C');

  expect(size).toBeGreaterThanOrEqual(21 + 8);
  expect(path.match(/\d+,\d+/g)?.filter((at) => /^[0-3],|,[0-3]$/.test(at))).toEqual([]);
});

/** Reads a drawing like a camera: 8 pixels per module, dark on light. */
function read(size: number, path: string): string {
  const dark = new Set(path.match(/\d+,\d+/g));
  const side = size * 8;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (dark.has(`${x >> 3},${y >> 3}`)) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return decodeQR({ width: side, height: side, data });
}

it('only a valid ticket has a code', () => {
  expect(codeOf(ticket)).toBe(ticket.code);
  expect(codeOf({ ...ticket, state: 'given_on' })).toBeUndefined();
  expect(codeOf({ ...ticket, code: null })).toBeUndefined();
});

it.each([
  ['#order=abc', { kind: 'order', key: 'abc' }],
  ['#ticket=abc', { kind: 'ticket', key: 'abc' }],
  ['#tickets', undefined],
  ['?order=abc', { kind: 'order', key: 'abc' }],
  ['?ticket=abc', { kind: 'ticket', key: 'abc' }],
  ['?order=', undefined],
  ['', undefined],
])('the address %s opens %o', (address, opened) => {
  expect(readTicketsInAddress(new URL(address, 'https://school.example'))).toEqual(opened);
});

describe('the offline page', () => {
  const set: TicketSet = {
    event: ticketEvent,
    tickets: [ticket, { ...ticket, id: 't2', state: 'given_on', code: null }],
  };
  const { html, css } = offlineTickets(set, '2025-12-01T10:00:00Z');

  it('has each ticket with its code, seat and name, and no scripts', () => {
    expect(html).toContain('7K3M-Q2ZD-9XFP-H4TN-2B6C');
    expect(html).toContain('Centre, row 7, seat 12');
    expect(html).toContain('Ama &lt;script&gt;');
    expect(html).not.toMatch(/<script|\son\w+=|<link|src=/);
    expect(html.match(/aria-label="QR code"/g)).toHaveLength(1);
    expect(html).toContain('No longer valid');
    expect(html).toContain(`<style>${css}</style>`);
  });

  it('reads a stored set back, and rejects anything else', () => {
    expect(readTicketSet(JSON.parse(JSON.stringify(set)))).toEqual(set);
    for (const other of [undefined, 'x', {}, { event: ticketEvent, tickets: 'x' }])
      expect(readTicketSet(other)).toBeUndefined();
  });
});

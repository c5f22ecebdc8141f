import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { ticketSales, ticketTypes, hallSeats } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import type { Availability, HallPlan, TicketSaleView } from './sale.routes';

const api = testApi();

const get = async <T>(path: string) => (await (await api.send('GET', `/api/tickets${path}`)).json()) as T;
const saleOf = (sale: string) => get<TicketSaleView>(`/sales/${sale}`);
const change = (values: Partial<typeof ticketSales.$inferInsert>) =>
  api.database.db.update(ticketSales).set(values).where(eq(ticketSales.name, 'public'));

describe('a sale', () => {
  it('lists what can be bought', async () => {
    const sale = await saleOf('public');
    expect(sale).toMatchObject({ sale: 'public', isOpen: true, maxPerOrder: 8, holdMinutes: 15 });
    expect(sale.types.map(({ id, left, isNumbered, admits }) => [id, left, isNumbered, admits])).toEqual([
      ['student', 120, false, 1],
      ['regular', 420, true, 1],
      ['front-rows', 60, true, 1],
      ['table', 10, true, 8],
    ]);
    expect((await saleOf('pre-sale')).types).toHaveLength(4);
    expect((await saleOf('experiential')).types).toHaveLength(4);
    expect((await api.send('GET', '/api/tickets/sales/secret')).status).toBe(422);
  });

  it('is open between the times that staff set, unless they have closed it', async () => {
    const isOpen = async (values: Parameters<typeof change>[0]) => {
      await change({ isOpen: true, opensAt: null, closesAt: null, ...values });
      return (await saleOf('public')).isOpen;
    };
    const earlier = new Date(testNow.getTime() - 1000);
    const later = new Date(testNow.getTime() + 1000);
    expect(await isOpen({ isOpen: false })).toBe(false);
    expect(await isOpen({ opensAt: later })).toBe(false);
    expect(await isOpen({ opensAt: testNow, closesAt: later })).toBe(true);
    expect(await isOpen({ opensAt: earlier, closesAt: testNow })).toBe(false);
    expect(await isOpen({})).toBe(true);
  });
});

describe('the plan', () => {
  it('has every seat with its position', async () => {
    const { seats, blocks, version } = await get<HallPlan>('/plan');
    expect(version).toBe(1);
    expect(blocks.map(({ id }) => id)).toEqual(['L', 'C', 'R', 'G', 'T']);
    expect(seats).toHaveLength(750);
    expect(seats.find(({ id }) => id === 'C-7-12')).toEqual({
      id: 'C-7-12',
      block: 'C',
      row: 7,
      number: 12,
      label: 'Centre, row 7, seat 12',
      x: 599,
      y: expect.any(Number) as number,
      pool: 'regular',
      kind: 'seat',
      beside: null,
      table: null,
    });
  });
});

describe('the availability', () => {
  it('is sent at once and after every change', async () => {
    const updates: Availability[] = [];
    const leave = await api.deps.liveAvailability.subscribe((value) => updates.push(value));
    expect(updates).toMatchObject([{ held: [], sold: [], blocked: [] }]);
    const { db } = api.database;
    await db.update(hallSeats).set({ isBlocked: true }).where(eq(hallSeats.id, 'C-7-12'));
    await db.update(ticketTypes).set({ capacity: 7 }).where(eq(ticketTypes.id, 'student'));
    await vi.waitFor(() => expect(updates.at(-1)?.types[0]).toEqual({ id: 'student', left: 7 }), 2_000);
    expect(updates.at(-1)).toMatchObject({ blocked: ['C-7-12'] });
    expect(updates.at(-1)?.types[1]).toEqual({ id: 'regular', left: 419 });
    expect(await get('/availability')).toEqual(updates.at(-1));
    leave();
  });

  it('comes as events', async () => {
    const response = await api.send('GET', '/api/tickets/stream');
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('event: availability\n');
    await reader.cancel();
  });
});

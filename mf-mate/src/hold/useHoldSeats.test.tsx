import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOTHING } from '../purchase/purchase';
import { inStore } from '../testing/inStore';
import { useHoldSeats } from './useHoldSeats';

const before = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';
const items = [{ type: 'regular', quantity: 1, seats: ['L-9-3'] }];

const fixed = (message: string, field = 'hold') =>
  Response.json(
    { error: { code: 'conflict', message, fields: [{ field, message }], requestId: 'r' } },
    { status: 409 },
  );

/** An API for a visitor whose tickets are being bought already. @returns its requests in order */
function boxOffice(onRelease: () => Response = () => new Response(null, { status: 204 })) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const isBefore = request.headers.get('hold-token') === before;
    asked.push(`${request.method} ${isBefore ? 'before' : 'new'}`);
    if (request.method === 'DELETE') return onRelease();
    return isBefore ? fixed('These tickets are being bought already.') : Response.json({ lines: [] });
  });
  return asked;
}

function renderSeats(isOffer: boolean) {
  const update = vi.fn();
  const purchase = { ...NOTHING, holdToken: before };
  const { wrapper } = inStore();
  const options = { sale: 'public', purchase, update, isOffer } as const;
  const { result } = renderHook(() => useHoldSeats(options), { wrapper });
  return { update, hold: () => act(() => result.current.holdSeats(items)) };
}

describe('replacing the seats of a purchase', () => {
  it('releases the previous hold and holds the new seats', async () => {
    const asked = boxOffice();
    const { hold, update } = renderSeats(false);
    await hold();
    expect(asked).toEqual(['PUT before', 'DELETE before', 'PUT new']);
    expect(update).toHaveBeenLastCalledWith({ holdToken: expect.any(String), nextToken: undefined });
    expect(update.mock.lastCall?.[0]).not.toMatchObject({ holdToken: before });
  });

  it('keeps an offer, which the link in its mail opens again', async () => {
    const asked = boxOffice();
    await renderSeats(true).hold();
    expect(asked).toEqual(['PUT before', 'PUT new']);
  });

  it('is refused while a payment for the previous seats is pending', async () => {
    const asked = boxOffice(() => fixed('A payment for these tickets is on its way.'));
    await expect(renderSeats(false).hold()).rejects.toMatchObject({
      data: { error: { message: 'A payment for these tickets is on its way.' } },
    });
    expect(asked).toEqual(['PUT before', 'DELETE before']);
  });

  it('asks for the sale when a waiting room was begun after the page was opened', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async ({ method, url }: Request) => {
      asked.push(`${method} ${new URL(url).pathname}`);
      return method === 'PUT' ? fixed('There is a waiting room.', 'queue') : Response.json({});
    });
    await expect(renderSeats(false).hold()).rejects.toMatchObject({ status: 409 });
    expect(asked).toEqual(['PUT /api/tickets/hold', 'GET /api/tickets/sales/public']);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { NOTHING } from '../purchase/purchase';
import { inStore } from '../testing/inStore';
import { BestOffer } from './BestOffer';

function renderOffer(lines: ComponentProps<typeof BestOffer>['lines'], onTake = vi.fn()) {
  const nothing = vi.fn();
  render(
    <BestOffer
      sale="public"
      lines={lines}
      wheelchairs={NOTHING.wheelchairs}
      held={undefined}
      round={0}
      above={null}
      bar={null}
      refused={null}
      isHolding={false}
      onWheelchairs={nothing}
      onTake={onTake}
      onKeep={nothing}
      onChoose={nothing}
    />,
    { wrapper: inStore().wrapper },
  );
}

it('keeps the place of its button while seats are looked for', async () => {
  const seat = { id: 'C-8-10', label: 'Centre, row 8, seat 10', kind: 'seat' };
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const isOffer = (request: Request | string) =>
    typeof request !== 'string' && request.url.includes('best-seats');
  vi.stubGlobal('fetch', async (request: Request | string) => {
    await (isOffer(request) ? answered : new Promise(() => undefined));
    return Response.json({ seats: [seat], areTogether: true });
  });
  const taken = vi.fn();
  const type = { id: 'regular', name: 'Regular', hasWaitingList: true, isNumbered: true, admits: 1, left: 8 };
  renderOffer([{ type, count: 1 }] as never, taken);
  const take = screen.getByRole('button', { name: 'Take this seat' });
  expect(screen.getByRole('heading', { name: 'The best seat there is' })).toBeTruthy();
  fireEvent.click(take);
  expect(taken).not.toHaveBeenCalled();
  answer();
  await screen.findByText('Centre, row 8, seat 10');
  fireEvent.click(take);
  expect(taken).toHaveBeenCalledWith({ regular: ['C-8-10'] }, {});
});

it('links to the waiting list when only wheelchair places are left', async () => {
  const message = 'There are not so many seats left for Regular.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'conflict', message, requestId: 'r' } }, { status: 409 }),
  );
  const type = { id: 'regular', name: 'Regular', hasWaitingList: true, isNumbered: true, admits: 1, left: 8 };
  renderOffer([{ type, count: 1 }] as never);
  expect(await screen.findByText(message)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Join the waiting list for Regular' });
  expect(way.getAttribute('href')).toContain('/mate-2025?wait=regular');
});

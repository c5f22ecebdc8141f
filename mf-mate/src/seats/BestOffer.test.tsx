import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NOTHING } from '../purchase/purchase';
import { inStore } from '../testing/inStore';
import { BestOffer } from './BestOffer';

it('links to the waiting list when only wheelchair places are left', async () => {
  const message = 'There are not so many seats left for Regular.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'conflict', message, requestId: 'r' } }, { status: 409 }),
  );
  const type = { id: 'regular', name: 'Regular', hasWaitingList: true, isNumbered: true, admits: 1, left: 8 };
  const nothing = vi.fn();
  render(
    <BestOffer
      sale="public"
      lines={[{ type, count: 1 }] as never}
      wheelchairs={NOTHING.wheelchairs}
      held={undefined}
      round={0}
      above={null}
      bar={null}
      refused={null}
      isHolding={false}
      onWheelchairs={nothing}
      onTake={nothing}
      onKeep={nothing}
      onChoose={nothing}
    />,
    { wrapper: inStore().wrapper },
  );
  expect(await screen.findByText(message)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Join the waiting list for Regular' });
  expect(way.getAttribute('href')).toContain('/mate-2025?wait=regular');
});

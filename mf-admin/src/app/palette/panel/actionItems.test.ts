import { expect, it, vi } from 'vitest';
import { createStandInStore } from '@school/shared/testing';
import type { ActionContext, AdminFeature, PaletteAction } from '../../area/feature';
import { actionItems } from './actionItems';

const context = {
  navigate: vi.fn<ActionContext['navigate']>(),
  toast: { add: vi.fn<ActionContext['toast']['add']>() },
  store: async () => createStandInStore(),
};
const action = (id: string, order: number, more: Partial<PaletteAction> = {}): PaletteAction => ({
  id,
  order,
  label: id,
  about: '',
  run: () => undefined,
  ...more,
});
const withActions = (id: string, ...actions: PaletteAction[]): AdminFeature => ({
  id,
  pages: [{ id, to: '/', page: '', title: '', about: '' }],
  actions,
});

it('orders the actions of all features by number, and shows those of staff to nobody else', () => {
  const features = [
    withActions('one', action('c', 3), action('a', 1, { forStaff: true })),
    withActions('two', action('b', 2)),
  ];
  const ids = (staff: boolean) => actionItems(features, { staff }, context).map(({ id }) => id);
  expect(ids(true)).toEqual(['a', 'b', 'c']);
  expect(ids(false)).toEqual(['b', 'c']);
});

it('passes the context to an action, and shows the message of a failed one', async () => {
  const features = [
    withActions(
      'one',
      action('go', 1, { run: ({ navigate }) => navigate('/admin/x') }),
      action('fail', 2, { run: () => Promise.reject(new Error('It did not load.')) }),
    ),
  ];
  for (const { run } of actionItems(features, { staff: false }, context)) await run();
  expect(context.navigate.mock.calls).toEqual([['/admin/x']]);
  expect(context.toast.add.mock.calls).toEqual([['It did not load.', { type: 'error' }]]);
});

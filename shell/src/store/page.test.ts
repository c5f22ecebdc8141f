// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import {
  selectBackLink,
  selectCounts,
  selectEngagementsView,
  selectFilters,
  selectTitle,
  selectUserAvatar,
} from '@school/shared/contract';
import { createPageApi } from './createPageApi';
import { createStore, updated } from './createStore';

function setUp() {
  const loadModule = vi.fn(async () => ({ createStore, updated }));
  return { loadModule, ...createPageApi({ accessToken: async () => null, loadModule }) };
}

describe('the page', () => {
  it('is read and changed without the store, and sets the document’s title', () => {
    const { api, loadModule } = setUp();
    const heard = vi.fn();
    const stop = api.subscribe(heard);
    api.update({ title: 'Learn Music', backLink: '/' });
    expect(api.get()).toMatchObject({ title: 'Learn Music', backLink: '/' });
    expect(document.title).toBe('Learn Music');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    api.update({ title: 'Home' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('moves to the store with its current state', async () => {
    const { api, store: load } = setUp();
    api.update({ title: 'Overview', counts: { members: 3 } });
    const store = await load();
    expect(selectTitle(store.getState())).toBe('Overview');

    api.update({
      backLink: '/admin',
      filters: { engagements: { month: 'October' }, pros: { instrument: 'cello' } },
      engagementsView: 'board',
      userAvatar: '/me.svg',
    });
    const state = store.getState();
    expect(selectBackLink(state)).toBe('/admin');
    expect(selectCounts(state)).toEqual({ members: 3 });
    expect(selectFilters(state)).toEqual({
      engagements: { month: 'October' },
      pros: { instrument: 'cello' },
    });
    expect(selectEngagementsView(state)).toBe('board');
    expect(selectUserAvatar(state)).toBe('/me.svg');

    const heard = vi.fn();
    api.subscribe(heard);
    store.dispatch(updated({ counts: { members: 4 }, title: 'Four' }));
    expect(api.get().counts).toEqual({ members: 4 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.title).toBe('Four');
  });

  it('keeps changes that are made while the store loads', async () => {
    const { api, store: load } = setUp();
    const loading = load();
    api.update({ title: 'Meanwhile' });
    expect(selectTitle((await loading).getState())).toBe('Meanwhile');
  });

  it('has one store, and loads it again after a failure', async () => {
    const { store: load, loadModule } = setUp();
    loadModule.mockRejectedValueOnce(new Error('Loading chunk store failed'));
    await expect(load()).rejects.toThrow('Loading chunk store failed');
    expect(await load()).toBe(await load());
    expect(loadModule).toHaveBeenCalledTimes(2);
  });
});

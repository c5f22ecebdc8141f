import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reasonsOf, resultText, selectionOf, sendAll } from './bulk';
import type { ListColumn } from './columns';
import { listIdOf } from './address';
import { useColumns } from './useColumns';
import { useSelection } from './useSelection';
import { stillRows, useStillPage } from './useStillPage';

const asked = (search = '') => ({ search, filters: { state: 'new' } });

describe('a selection', () => {
  it('survives paging, and is cleared when the filters change', () => {
    const { result, rerender } = renderHook(({ search }) => useSelection(asked(search)), {
      initialProps: { search: '' },
    });
    act(() => result.current.toggleAll(['a', 'b']));
    act(() => result.current.toggle('c'));
    act(() => result.current.toggle('a'));
    expect(result.current.count).toBe(2);
    expect(selectionOf(result.current.chosen, asked())).toEqual({ ids: ['b', 'c'] });
    act(() => result.current.toggleAll(['b', 'c']));
    expect(result.current.count).toBe(0);
    act(() => result.current.toggle('d'));
    rerender({ search: 'ama' });
    expect(result.current.count).toBe(0);
  });

  it('may be all matching rows of that moment, until one row is toggled', () => {
    const { result } = renderHook(() => useSelection(asked('ama')));
    act(() => result.current.chooseAll(10_000, '2025-03-01T12:00:00.000Z'));
    expect(result.current.isSelected('whatever')).toBe(true);
    expect(result.current.count).toBe(10_000);
    expect(selectionOf(result.current.chosen, asked('ama'))).toEqual({
      all: { search: 'ama', state: 'new' },
      until: '2025-03-01T12:00:00.000Z',
    });
    act(() => result.current.toggle('a'));
    expect(result.current.count).toBe(1);
  });
});

describe('the result of a bulk change', () => {
  const nothing = { at: '', selected: 0, changed: 0, unchanged: 0, refused: 0, reasons: [] };

  it.each([
    [{ changed: 3 }, '3 changed.'],
    [{ changed: 10_000, unchanged: 1 }, '10,000 changed, 1 was unchanged.'],
    [{ changed: 0, unchanged: 2, refused: 1 }, '0 changed, 2 were unchanged, 1 could not be changed.'],
    [{ changed: 3, refused: 1 }, '3 sent again, 1 could not be sent again.', 'sent again'],
  ])('%j is: %s', (result, words, done?: string) => {
    expect(resultText({ ...nothing, ...result }, done)).toBe(words);
  });

  it('is summed over its batches, each starting where the previous one ended', async () => {
    const steps = [
      { ...nothing, at: 'first', selected: 100, changed: 99, unchanged: 1, next: 'b' },
      {
        ...nothing,
        at: 'second',
        selected: 20,
        changed: 18,
        refused: 2,
        reasons: [{ id: 'z', reason: 'gone' }],
      },
    ];
    const from: (string | undefined)[] = [];
    const send = ({ after }: { after?: string }) => {
      from.push(after);
      return Promise.resolve(steps[from.length - 1] ?? nothing);
    };
    const onStep = vi.fn();
    const wish = { value: 'accept', selection: { all: {} } };
    expect(await sendAll(send, wish, onStep)).toEqual({
      result: { ...steps[1], at: 'first', selected: 120, changed: 117, unchanged: 1, next: undefined },
    });
    expect(from).toEqual([undefined, 'b']);
    expect(onStep.mock.calls).toEqual([[steps[0]]]);
  });

  it('reports partial progress when it stops, and nothing when nothing was changed', async () => {
    const first = { ...nothing, selected: 100, changed: 100, next: 'b' };
    const cut = new Error('away');
    const send = vi.fn(() => (send.mock.calls.length > 1 ? Promise.reject(cut) : Promise.resolve(first)));
    const wish = { value: 'accept', selection: { all: {} } };
    expect(await sendAll(send, wish, vi.fn())).toEqual({ result: first, error: cut });
    const refuse = () => Promise.reject(cut);
    await expect(sendAll(refuse, wish, vi.fn())).rejects.toBe(cut);
  });

  it('reports each reason once', () => {
    const reasons = ['gone', 'no fee', 'gone'].map((reason, nth) => ({ id: String(nth), reason }));
    expect(reasonsOf({ reasons })).toEqual([
      { reason: 'gone', count: 2 },
      { reason: 'no fee', count: 1 },
    ]);
  });
});

describe('a list that is being read', () => {
  const pageOf = (...rows: string[]) => ({ rows });
  const before = pageOf('c', 'b', 'a');
  const known = { answer: before, keys: before.rows };
  const later = (...rows: string[]) => stillRows(known, pageOf(...rows), (row) => row);

  it.each([
    ['new ones above are counted, and push nothing off', ['e', 'd', 'c'], { rows: ['c', 'b', 'a'], news: 2 }],
    ['new ones between others are counted', ['c', 'x', 'b'], { rows: ['c', 'b', 'a'], news: 1 }],
    ['what is gone goes, and what follows moves up', ['c', 'a', 'z'], { rows: ['c', 'a', 'z'], news: 0 }],
    ['when all of it is gone, what is there is shown', ['z', 'y'], { rows: ['z', 'y'], news: 0 }],
    ['the same stays the same', ['c', 'b', 'a'], { rows: ['c', 'b', 'a'], news: 0 }],
  ])('does not move: %s', (_, rows, expected) => {
    expect(later(...rows)).toEqual(expected);
  });

  it('shows at once what was created beside it', () => {
    const { result, rerender } = renderHook(
      ({ answer, own }: { answer: typeof before; own: string[] }) =>
        useStillPage(answer, answer, '', (row: string) => row, own),
      { initialProps: { answer: before, own: [] as string[] } },
    );
    const later = pageOf('theirs', 'mine', 'c');
    rerender({ answer: later, own: [] });
    expect(result.current.news).toBe(2);
    rerender({ answer: later, own: ['mine'] });
    expect(result.current).toMatchObject({ page: later, news: 0 });
    const more = pageOf('another', 'theirs', 'mine');
    rerender({ answer: more, own: ['mine'] });
    expect(result.current).toMatchObject({ page: { rows: later.rows }, news: 1 });
  });

  it('ignores rows that answer an earlier request', () => {
    const [all, done] = [pageOf('c', 'b', 'a'), pageOf('d', 'c')];
    const { result, rerender } = renderHook(
      ({ answer, current, question }: { answer: typeof all; current?: typeof all; question: string }) =>
        useStillPage(answer, current, question, (row: string) => row),
      { initialProps: { answer: all, current: all, question: '' } as never },
    );
    rerender({ answer: all, question: '?state=done' });
    expect(result.current).toMatchObject({ page: all, news: 0 });
    rerender({ answer: done, current: done, question: '?state=done' });
    expect(result.current).toMatchObject({ page: done, news: 0 });
    const more = pageOf('e', 'd', 'c');
    rerender({ answer: more, current: more, question: '?state=done' });
    expect(result.current).toMatchObject({ page: done, news: 1 });
    act(() => result.current.show());
    expect(result.current).toMatchObject({ page: more, news: 0 });
  });
});

describe('the columns of a list', () => {
  const view = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  const columns: ListColumn<string>[] = ['name', 'phone', 'state'].map((id) => ({
    id,
    head: id,
    cell: String,
    ...(id === 'name' && { bare: true as const }),
  }));
  const change = vi.fn();
  const from = (hide?: string[]) => ({
    query: {
      search: '',
      filters: {},
      sort: '',
      order: 'asc',
      page: 2,
      open: '',
      ...(hide && { hide }),
    } as const,
    change,
  });

  it('are stored on the device, except the one that names a row', () => {
    const { result } = renderHook(() => useColumns('donations', columns, from()));
    act(() => result.current.toggle('phone'));
    act(() => result.current.toggle('name'));
    expect(result.current.shown.map(({ id }) => id)).toEqual(['name', 'state']);
    const again = renderHook(() => useColumns('donations', columns, from()));
    expect(again.result.current.shown.map(({ id }) => id)).toEqual(['name', 'state']);
    const other = renderHook(() => useColumns('enquiries', columns, from()));
    expect(other.result.current.shown).toHaveLength(3);
  });

  it('follow the address, and change it', () => {
    localStorage.setItem('school:columns:donations', 'nonsense');
    const { result } = renderHook(() => useColumns('donations', columns, from(['state', 'unknown'])));
    expect(result.current.shown.map(({ id }) => id)).toEqual(['name', 'phone']);
    act(() => result.current.toggle('phone'));
    expect(change).toHaveBeenCalledWith({ hide: ['phone', 'state'], page: 2 });
  });

  it('hide optional ones in a narrow table until they are chosen', () => {
    const [name, ...others] = columns;
    const withSpare = [
      name,
      ...others.map((column) => ({ ...column, spare: true as const })),
    ] as typeof columns;
    const inRoom = (width: number) => {
      act(() => view.happyDOM.setViewport({ width }));
      const { result, unmount } = renderHook(() => useColumns('donations', withSpare, from()));
      return { shown: () => result.current.shown.map(({ id }) => id), result, unmount };
    };
    for (const wide of [390, 1440]) expect(inRoom(wide).shown()).toEqual(['name', 'phone', 'state']);
    const tablet = inRoom(768);
    expect(tablet.shown()).toEqual(['name']);
    expect(tablet.result.current.isShown('phone')).toBe(false);
    act(() => tablet.result.current.toggle('phone'));
    expect(tablet.shown()).toEqual(['name', 'phone']);
    expect(inRoom(1024).shown()).toEqual(['name', 'phone']);
  });
});

it('are stored under the API address of the list', () => {
  expect(listIdOf('/staff/competition/entries/export')).toBe('competition-entries');
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { afterPress } from './afterPress';

const happens = (type: string) => window.dispatchEvent(new Event(type));

it('does at once what no press is in the way of', () => {
  const action = vi.fn<() => void>();
  afterPress(action);
  expect(action).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])(
  'waits until a press is over by %s and its click was heard',
  async (end) => {
    const heard: string[] = [];
    const action = vi.fn<() => void>(() => heard.push('action'));
    happens('pointerdown');
    afterPress(action);
    expect(action).not.toHaveBeenCalled();
    happens(end);
    heard.push('click');
    await vi.waitFor(() => expect(heard).toEqual(['click', 'action']));
    happens(end);
    expect(action).toHaveBeenCalledTimes(1);
  },
);

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { afterPress } from './afterPress';

const happens = (type: string) => window.dispatchEvent(new Event(type));

it('runs at once when nothing is being pressed', () => {
  const action = vi.fn<() => void>();
  afterPress(action);
  expect(action).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])(
  'waits until %s ends a press and its click was handled',
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

it('notices a press on a control that stops the event', async () => {
  const control = document.body.appendChild(document.createElement('div'));
  control.addEventListener('pointerdown', (event) => event.stopPropagation());
  control.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const action = vi.fn<() => void>();
  afterPress(action);
  expect(action).not.toHaveBeenCalled();
  happens('pointerup');
  await vi.waitFor(() => expect(action).toHaveBeenCalledTimes(1));
});

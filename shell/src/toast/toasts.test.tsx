import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastApi } from './createToastApi';
import { AUTO_CLOSE_MS } from './limits';
import { createToastBook, type ToastBook } from './toastBook';
import { ToastHost } from './ToastHost';

let book: ToastBook;
let windowFocus = true;

beforeEach(() => {
  vi.useFakeTimers();
  windowFocus = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => windowFocus);
  book = createToastBook();
  render(<ToastHost book={book} />);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const add = (...args: Parameters<ToastBook['add']>) => {
  let id = '';
  act(() => void (id = book.add(...args)));
  return id;
};
const left = () => book.get().length;

/** Drags the toast's left edge by a share of its width. */
function drag(toast: HTMLElement, share: number): void {
  const width = 400;
  vi.spyOn(toast, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 64));
  toast.setPointerCapture = () => undefined;
  fireEvent.pointerDown(toast, { clientX: 100, button: 0, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 100 + width * share, pointerId: 1 });
  fireEvent.pointerUp(toast, { pointerId: 1 });
}

describe('a toast', () => {
  it('shows its kind as text and closes after five seconds', () => {
    add('Your seat is kept', { type: 'success' });
    const toast = screen.getByRole('status');
    expect(toast.textContent).toContain('Done');
    expect(toast.textContent).toContain('Your seat is kept');
    pass(4999);
    expect(left()).toBe(1);
    pass(1);
    expect(left()).toBe(0);
    for (let step = 0; step < 10; step++) pass(100);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('interrupts a screen reader for an error', () => {
    add('The signal was lost', { type: 'error' });
    expect(screen.getByRole('alert').textContent).toContain('Error');
  });

  it('pauses while it is hovered and then resumes', () => {
    add('Read me');
    pass(3000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    expect(left()).toBe(1);
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(1999);
    expect(left()).toBe(1);
    pass(1);
    expect(left()).toBe(0);
  });

  it('pauses while the window has no focus, also when it appears then', () => {
    windowFocus = false;
    fireEvent.blur(window);
    add('While you were away');
    pass(60_000);
    expect(left()).toBe(1);
    windowFocus = true;
    fireEvent.focus(window);
    pass(AUTO_CLOSE_MS);
    expect(left()).toBe(0);
  });

  it('stays paused under the pointer when the window regains focus', () => {
    add('Still reading');
    fireEvent.pointerEnter(screen.getByRole('status'));
    windowFocus = false;
    fireEvent.blur(window);
    windowFocus = true;
    fireEvent.focus(window);
    pass(60_000);
    expect(left()).toBe(1);
  });

  it('springs back when dragged by 79 percent of its width, and is dismissed at 80', () => {
    add('Drag me');
    const toast = screen.getByRole('status');
    drag(toast, 0.79);
    expect(left()).toBe(1);
    expect(toast.style.transform).toBe('translateX(0px)');
    drag(toast, 0.8);
    expect(left()).toBe(0);
  });

  it('can be dragged to the left as well', () => {
    add('Drag me');
    drag(screen.getByRole('status'), -0.8);
    expect(left()).toBe(0);
  });

  it('changes in place when updated, and restarts its timer', () => {
    const id = add('Sending', { type: 'info' });
    const toast = screen.getByRole('status');
    pass(4000);
    act(() => book.update(id, 'Sent', { type: 'success' }));
    expect(toast.isConnected).toBe(true);
    expect(toast.textContent).toContain('Sent');
    expect(toast.textContent).toContain('Done');
    pass(4999);
    expect(left()).toBe(1);
    pass(1);
    expect(left()).toBe(0);
  });

  it('without a timeout stays until it is dismissed, also by Escape', () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    add('Please decide', { autoClose: null });
    pass(600_000);
    expect(left()).toBe(1);
    const close = screen.getByRole('button', { name: 'Close this message' });
    act(() => close.focus());
    fireEvent.keyDown(close, { key: 'Escape' });
    expect(left()).toBe(0);
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('closes when a fifth one appears', () => {
    for (const word of ['one', 'two', 'three', 'four']) add(word, { autoClose: null });
    pass(1000);
    add('five', { autoClose: null });
    pass(1000);
    expect(book.get().map((toast) => toast.message)).toEqual(['two', 'three', 'four', 'five']);
  });
});

describe('the toast API', () => {
  it('loads nothing before the first toast, and shows those added while it loads', async () => {
    const showToasts = vi.fn<(book: ToastBook) => void>();
    const load = vi.fn(async () => showToasts);
    const { api } = createToastApi(load);
    expect(load).not.toHaveBeenCalled();
    api.add('First');
    api.add('Second');
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
    const shown = showToasts.mock.lastCall?.[0];
    expect(shown?.get().map((toast) => toast.message)).toEqual(['First', 'Second']);
  });

  it('retries with the next toast when loading failed, and loses none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const showToasts = vi.fn<(book: ToastBook) => void>();
    const load = vi.fn(async () => showToasts).mockRejectedValueOnce(new Error('offline'));
    const { api } = createToastApi(load);
    api.add('First');
    await act(async () => undefined);
    api.add('Second');
    await act(async () => undefined);
    expect(showToasts.mock.lastCall?.[0].get()).toHaveLength(2);
  });
});

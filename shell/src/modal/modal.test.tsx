import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModalApi } from '@school/shared/contract';
import { createModalApi } from './createModalApi';
import type { ModalControl } from './modalControl';
import { ModalHost } from './ModalHost';

let modal: ModalApi;

/** The modal's content from an app, for two of its ids. */
function Content() {
  const { openId, outlet } = useSyncExternalStore(modal.subscribe, modal.get);
  const heading = { refer: 'Refer a friend', terms: 'The terms' }[openId];
  return heading && outlet ? createPortal(<h2>{heading}</h2>, outlet) : null;
}

async function open(...args: Parameters<ModalApi['open']>): Promise<void> {
  await act(async () => modal.open(...args));
}

const dialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  modal = createModalApi(async () => (control: ModalControl) => {
    render(<ModalHost control={control} />);
  }).api;
  render(<Content />);
});

describe('the modal', () => {
  it('shows one content at a time: opening another replaces it, closing shows none', async () => {
    await open('refer');
    expect(dialog()?.textContent).toContain('Refer a friend');
    await open('terms');
    expect(dialog()?.textContent).toContain('The terms');
    expect(dialog()?.textContent).not.toContain('Refer a friend');
    act(() => modal.close());
    expect(dialog()).toBeNull();
    expect(modal.get()).toEqual({ openId: '', required: false, outlet: null });
  });

  it('is labelled by the heading of its content', async () => {
    await open('refer');
    await act(async () => undefined);
    expect(screen.getByRole('dialog', { name: 'Refer a friend' })).toBeTruthy();
  });

  it('closes by its button, by Escape and by a press on the overlay', async () => {
    await open('refer');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();

    await open('refer');
    fireEvent.keyDown(screen.getByText('Refer a friend'), { key: 'Escape' });
    expect(dialog()).toBeNull();

    await open('refer');
    const overlay = screen.getByRole('dialog');
    fireEvent.pointerDown(overlay);
    fireEvent.click(overlay);
    expect(dialog()).toBeNull();
  });

  it('stays open when a selection that began inside ends on the overlay', async () => {
    await open('refer');
    fireEvent.pointerDown(screen.getByText('Refer a friend'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(dialog()).not.toBeNull();
  });

  it('cannot be closed by these when it is required', async () => {
    await open('terms', { required: true });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    const overlay = screen.getByRole('dialog');
    fireEvent.keyDown(overlay, { key: 'Escape' });
    fireEvent(overlay, new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(overlay);
    fireEvent.click(overlay);
    expect(dialog()).not.toBeNull();
    act(() => modal.close());
    expect(dialog()).toBeNull();
  });

  it('is closed when the browser closes the dialog', async () => {
    await open('refer');
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await vi.waitFor(() => expect(modal.get().openId).toBe(''));
  });

  it('opens again when the browser closes it although it is required', async () => {
    await open('terms', { required: true });
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    expect(modal.get().openId).toBe('terms');
  });

  it('stays open when it is opened again directly after closing', async () => {
    await open('refer');
    await act(async () => {
      modal.close();
      modal.open('terms');
    });
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(modal.get().openId).toBe('terms');
  });

  it('takes focus and returns it to the previous element', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await open('refer');
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    await open('terms');
    act(() => modal.close());
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('returns focus to the nearest remaining ancestor when its opener is gone', async () => {
    const list = document.body.appendChild(document.createElement('div'));
    list.tabIndex = -1;
    const button = list.appendChild(document.createElement('button'));
    button.focus();
    await open('refer');
    button.remove();
    act(() => modal.close());
    expect(document.activeElement).toBe(list);
    list.remove();
  });

  it('stays open when a file field inside is cancelled', async () => {
    await open('refer');
    fireEvent(screen.getByText('Refer a friend'), new Event('cancel', { bubbles: true }));
    expect(dialog()).not.toBeNull();
  });

  it("closes when its content's page is unmounted", async () => {
    cleanup();
    const page = render(<Content />);
    await open('refer');
    await act(async () => undefined);
    page.unmount();
    await vi.waitFor(() => expect(modal.get().openId).toBe(''));
  });

  it('reports that none is open when its host cannot be loaded, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(async () => () => undefined).mockRejectedValueOnce(new Error('offline'));
    const { api } = createModalApi(load);
    api.open('refer');
    await vi.waitFor(() => expect(api.get().openId).toBe(''));
    api.open('refer');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(api.get().openId).toBe('refer');
    vi.restoreAllMocks();
  });
});

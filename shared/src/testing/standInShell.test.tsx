import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { BrowserRouter, Link, Modal, SurroundingsContext, useLocation, useShell } from '@school/shared';
import type { Shell } from '../contract';
import { standInShell, type StandInShell } from './standInShell';

function Page() {
  const { modal } = useShell();
  return (
    <>
      <p>At {useLocation().pathname}</p>
      <Link to="/donate/thank-you">Thank you</Link>
      <Link to="/about">About us</Link>
      <button type="button" onClick={() => modal.open('terms')}>
        Terms
      </button>
      <Modal id="terms">The terms</Modal>
    </>
  );
}

function show(shell: StandInShell): void {
  render(
    <BrowserRouter>
      <SurroundingsContext value={{ shell, base: '/' }}>
        <Page />
      </SurroundingsContext>
    </BrowserRouter>,
  );
}

describe('the stand-in shell', () => {
  test('implements the contract', () => {
    expectTypeOf(standInShell).returns.toExtend<Shell>();
  });

  test('navigates to the app’s pages and reports other URLs', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const shell = standInShell({ knows: (pathname) => pathname.startsWith('/donate') });
    show(shell);
    await act(async () => fireEvent.click(screen.getByText('Thank you')));
    expect(screen.getByText('At /donate/thank-you')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByText('About us')));
    expect(screen.getByText('At /donate/thank-you')).toBeTruthy();
    expect(shell.toast.get()).toMatchObject([{ type: 'info', message: '/about belongs to another app' }]);
  });

  test('shows the app’s content in the open modal', () => {
    const shell = standInShell();
    const outlet = document.body.appendChild(document.createElement('div'));
    shell.modal.setOutlet(outlet);
    show(shell);
    fireEvent.click(screen.getByText('Terms'));
    expect(outlet.textContent).toBe('The terms');
    act(() => shell.modal.close());
    expect(outlet.textContent).toBe('');
    outlet.remove();
  });

  test('adds, updates and removes toasts', () => {
    const { toast } = standInShell();
    const id = toast.add('Sending', { type: 'info' });
    toast.update(id, 'Sent', { type: 'success' });
    toast.update('gone', 'Never shown');
    expect(toast.get()).toEqual([{ id, message: 'Sent', type: 'success' }]);
    toast.remove(id);
    expect(toast.get()).toEqual([]);
  });

  test('signs in and out', async () => {
    const { auth } = standInShell();
    const heard = vi.fn();
    auth.subscribe(heard);
    await auth.signInWithPassword({ email: 'ama@example.com', password: 'x' });
    expect(auth.get()).toMatchObject({ status: 'logged-in', user: { email: 'ama@example.com' } });
    await auth.signOut();
    expect(auth.get()).toMatchObject({ status: 'logged-out', user: null });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('has one store that includes the API’s reducer', async () => {
    const shell = standInShell();
    const store = await shell.store();
    expect(store.getState()).toHaveProperty('api');
    expect(await shell.store()).toBe(store);
  });
});

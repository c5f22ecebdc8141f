import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderIn, shellForTests } from '../../testing/inShell';
import { AdminFrame } from './AdminFrame';
import { NoPageYet } from './NoPageYet';

afterEach(() => {
  happyDOM.setViewport({ width: 1024 });
});

function show(shell = shellForTests()) {
  renderIn(shell, <AdminFrame title="Helpers">Something</AdminFrame>);
  return shell;
}

const { happyDOM } = window as unknown as {
  readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number }) => void };
};

const greeting = () => screen.getByRole('button', { name: /^Hi, / });

describe('the admin frame', () => {
  it('lists all eight entries and marks those without a page', () => {
    show();
    const names = within(screen.getByRole('navigation', { name: 'Admin' }))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names.slice(1)).toEqual([
      'Overview',
      'Registrations',
      'Artist showcase',
      'Studentsno page yet',
      'Staffno page yet',
      'Music study',
      'Scheduleno page yet',
      'Helpers',
    ]);
  });

  it('writes the title of its route into the page store, and reads its heading from there', () => {
    const shell = show();
    expect(shell.page.get().title).toBe('Helpers, admin area');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Helpers');
    act(() => shell.page.update({ title: 'Something else' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something else');
  });

  it('links back to the address in the page store, if there is one', () => {
    const shell = show();
    expect(screen.queryByRole('link', { name: /^Back/ })).toBeNull();
    act(() => shell.page.update({ backLink: '/admin/overview' }));
    expect(screen.getByRole('link', { name: 'Back to Overview' }).getAttribute('href')).toBe(
      '/admin/overview',
    );
  });

  it.each([
    ['/admin', ['page Overview']],
    ['/admin/helpers', ['page Helpers']],
    ['/admin/donations', ['true Overview', 'page Donations']],
    ['/admin/tickets/desk', ['true Overview', 'page Sale at the desk']],
    ['/admin/registrations', ['page Registrations']],
    ['/admin/registrations/print', ['true Registrations', 'page Competition printouts']],
    ['/settings', []],
  ])('marks the current place at %s', (path, marks) => {
    window.history.replaceState(null, '', path);
    show();
    const marked = screen.getByRole('navigation', { name: 'Admin' }).querySelectorAll('[aria-current]');
    expect([...marked].map((it) => `${it.getAttribute('aria-current')} ${it.textContent}`)).toEqual(marks);
  });

  it('explains that a place has no page yet', () => {
    renderIn(shellForTests(), <NoPageYet title="Students" />);
    expect(screen.getByRole('heading', { name: 'There is no page yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toBeTruthy();
  });

  it('marks the settings in the menu on their page', () => {
    window.history.replaceState(null, '', '/settings');
    show();
    fireEvent.click(greeting());
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page');
  });

  it('greets the person by name, or as User', () => {
    show();
    expect(greeting().textContent).toBe('Hi, Akosua Owusu');
    cleanup();
    show(shellForTests({ user: { displayName: '', email: 'a@example.com', photoURL: '' } }));
    expect(greeting().textContent).toBe('Hi, User');
  });

  it('greets by name on a phone too', () => {
    happyDOM.setViewport({ width: 390 });
    show();
    const words = within(greeting()).getByText('Hi, Akosua Owusu');
    for (let part: Element | null = words; part; part = part.parentElement) {
      const { display, visibility, clipPath } = getComputedStyle(part);
      expect(display, part.outerHTML.slice(0, 80)).not.toBe('none');
      expect(visibility).not.toBe('hidden');
      expect(clipPath, 'it is not kept for screen readers alone').toBe('');
    }
    // The styles of phones apply here.
    expect(getComputedStyle(greeting()).display).toBe('grid');
  });

  it('shows the picture of the page store, or the default one when it fails to load', () => {
    show(shellForTests({}, { userAvatar: '/gone.png' }));
    const picture = greeting().querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toBe('/gone.png');
    fireEvent.error(picture);
    expect(picture.getAttribute('src')).toBe('/apps/mf-admin/default-avatar.svg');
  });

  it('opens a menu with email address and settings, and Escape closes it and restores the focus', () => {
    show();
    fireEvent.click(greeting());
    expect(greeting().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('akosua@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(greeting().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(greeting());
  });

  it('signs out', async () => {
    const shell = show();
    fireEvent.click(greeting());
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(shell.auth.signOut).toHaveBeenCalledTimes(1));
    expect(shell.toast.add).not.toHaveBeenCalled();
  });

  it('shows why signing out failed as an error toast', async () => {
    const shell = show();
    shell.auth.signOut.mockRejectedValueOnce(new Error('The sign-in service cannot be reached.'));
    fireEvent.click(greeting());
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() =>
      expect(shell.toast.add).toHaveBeenCalledWith('The sign-in service cannot be reached.', {
        type: 'error',
      }),
    );
  });
});

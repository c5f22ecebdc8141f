import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseApi } from '@school/shared/api';
import { newPasswordTitle, signInTitle } from './titles';
import { renderIn, shellForTests } from '../../testing/inShell';
import { LoginPage } from './LoginPage';

const identity = {
  domain: 'http://localhost:4010',
  clientId: 'site',
  connections: { password: 'Passwords', google: 'google-oauth2' },
  passwordGrant: 'form',
};
const sentTo = vi.fn<(url: string, request?: RequestInit) => void>();
let mailStatus = 200;
let shell: ReturnType<typeof shellForTests>;

function show(passwordGrant = 'form') {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, request?: RequestInit) => {
      if (url === '/api/config') return Response.json({ auth: { ...identity, passwordGrant } });
      sentTo(url, request);
      return new Response('', { status: mailStatus });
    }),
  );
  shell = shellForTests({ status: 'logged-out', isLoggedIn: false, user: null });
  // Makes the router follow the address as in the shell.
  shell.navigate.mockImplementation(async (to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  renderIn(shell, <LoginPage />);
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/login');
  mailStatus = 200;
});
afterEach(() => {
  sentTo.mockClear();
});

describe('signing in', () => {
  it('requires an address and a password before it sends a request', async () => {
    show();
    press('Sign in');
    await screen.findByRole('alert', { name: 'Please correct 2 fields' });
    expect(screen.getByRole('link', { name: 'Please enter an email address' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The provided password is invalid' })).toBeTruthy();
    expect(shell.auth.signInWithPassword).not.toHaveBeenCalled();
  });

  it('shows the text of the catalogue at the form, and keeps the address but never the password', async () => {
    show();
    shell.auth.signInWithPassword.mockRejectedValueOnce(new Error('Wrong email or password'));
    type('Email', 'akosua@example.com');
    type('Password', 'not-this-one');
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'akosua@example.com');
    const kept = JSON.stringify({ ...localStorage });
    expect(kept).toContain('akosua@example.com');
    expect(kept).not.toContain('not-this-one');
  });

  it('clears API responses of the person who was signed in before', async () => {
    show();
    await waitFor(() => expect(shell.dispatch).toHaveBeenCalledWith(baseApi.util.resetApiState()));
  });

  it('reports a cancelled Google sign-in, and clears the message on the next attempt', async () => {
    show();
    shell.auth.signInWithGoogle.mockRejectedValueOnce(new Error('Google Authentication cancelled'));
    press('Sign in with Google');
    expect((await screen.findByRole('alert')).textContent).toContain('Google Authentication cancelled');
    type('Email', 'akosua@example.com');
    type('Password', 'right');
    press('Sign in');
    await waitFor(() => expect(shell.auth.signInWithPassword).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Google Authentication cancelled')).toBeNull();
  });

  it('asks for no password when the sign-in service has a page of its own', async () => {
    show('redirect');
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    press('Sign in');
    await waitFor(() => expect(shell.auth.signInWithPassword).toHaveBeenCalled());
  });
});

describe('a forgotten password', () => {
  async function ask() {
    show();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    press('Forgotten your password?');
    const heading = await screen.findByRole('heading', { level: 1, name: 'A new password' });
    expect(document.activeElement).toBe(heading);
    type('Email', 'akosua@example.com');
    press('Send me a link');
  }

  it('mails a link, and does not reveal whether the account exists', async () => {
    await ask();
    expect((await screen.findByRole('status')).textContent).toContain('If there is an account');
    expect(document.activeElement?.tagName).toBe('H1');
    const [url, request] = sentTo.mock.lastCall ?? [];
    expect(url).toBe('http://localhost:4010/dbconnections/change_password');
    expect(JSON.parse(String(request?.body))).toEqual({
      client_id: 'site',
      email: 'akosua@example.com',
      connection: 'Passwords',
    });
  });

  it('has its own title and address, and restores the focus to the heading on the way back', async () => {
    await ask();
    await screen.findByRole('status');
    expect(window.location.pathname + window.location.search).toBe('/login?forgotten=1');
    expect(shell.page.get().title).toBe(newPasswordTitle);
    press('Back to sign-in');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(document.activeElement).toBe(heading);
    expect(window.location.pathname + window.location.search).toBe('/login');
    expect(shell.page.get().title).toBe(signInTitle);
  });

  it('opens by its address, and keeps the page to return to', async () => {
    window.history.replaceState(null, '', '/login?to=%2Fsettings&forgotten=1');
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'A new password' })).toBeTruthy();
    press('Back to sign-in');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(window.location.search).toBe('?to=%2Fsettings');
  });

  it('reports an unreachable sign-in service', async () => {
    mailStatus = 503;
    await ask();
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});

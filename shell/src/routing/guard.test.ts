import { describe, expect, it, vi } from 'vitest';
import {
  loginAccess,
  publicAccess,
  signedInAccess,
  type Access,
  type AuthStatus,
} from '@school/shared/contract';
import { guard } from './guard';

const open: Access = { kind: 'open' };
const redirect = (to: string) => ({ kind: 'redirect', to });
const show = { kind: 'show' };
const wait = { kind: 'wait' };

describe('what the guard lets happen', () => {
  const rules: [string, Access, Record<AuthStatus, unknown>][] = [
    ['an open page', open, { checking: show, 'logged-in': show, 'logged-out': show }],
    ['a public page', publicAccess, { checking: show, 'logged-in': show, 'logged-out': show }],
    [
      'the sign-in page',
      loginAccess,
      { checking: wait, 'logged-in': redirect('/admin'), 'logged-out': show },
    ],
    [
      'a protected page',
      signedInAccess,
      {
        checking: wait,
        'logged-in': show,
        'logged-out': redirect('/login?returnTo=%2Fhere%3Fa%3Db%26c%23d'),
      },
    ],
  ];
  for (const [name, access, outcomes] of rules) {
    for (const [status, outcome] of Object.entries(outcomes)) {
      it(`on ${name} while ${status}`, () => {
        expect(guard(access, '/here?a=b&c#d', () => ({ status: status as AuthStatus }))).toEqual(outcome);
      });
    }
  }

  it('shows the sign-in page to whose session is over, and leaves them the page that it ended on', () => {
    const over = () => ({ status: 'logged-in' as const, isOver: true });
    expect(guard(loginAccess, '/login', over)).toEqual(show);
    expect(guard(signedInAccess, '/admin', over)).toEqual(show);
  });

  it('never asks about sign-in where the outcome does not depend on it', () => {
    const status = vi.fn(() => ({ status: 'checking' as const }));
    guard(publicAccess, '/', status);
    guard(open, '/', status);
    expect(status).not.toHaveBeenCalled();
  });
});

describe('where a visitor goes after signing in', () => {
  const afterSignIn = (wanted: string) =>
    guard(loginAccess, `/login?returnTo=${encodeURIComponent(wanted)}`, () => ({ status: 'logged-in' }));

  it('is where they wanted to go', () => {
    expect(afterSignIn('/admin/students?page=2#top')).toEqual(redirect('/admin/students?page=2#top'));
  });

  const foreign = [
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/.//evil.example',
    '/admin/..//evil.example',
    '/\t/evil.example',
    '//site//evil.example',
    '//[',
    'admin/helpers',
    'javascript:alert(1)',
    '//',
    'admin',
    '',
  ];
  for (const wanted of foreign) {
    it(`is never the foreign address ${JSON.stringify(wanted)}`, () => {
      const outcome = afterSignIn(wanted);
      const to = outcome.kind === 'redirect' ? outcome.to : '';
      expect(new URL(to, 'http://school.example').origin).toBe('http://school.example');
      expect(to).toMatch(/^\/(?!\/)/);
    });
  }
});

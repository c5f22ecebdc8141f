// @vitest-environment happy-dom
import { Auth0Client } from '@auth0/auth0-spa-js';
import { expect, it, vi } from 'vitest';
import { createClient } from './createClient';

vi.mock('@auth0/auth0-spa-js', () => ({ Auth0Client: vi.fn() }));

const config = {
  mode: 'local',
  domain: 'auth.example',
  clientId: 'site',
  audience: 'https://api.example',
  rolesClaim: 'roles',
  connections: { password: 'Passwords', google: 'google-oauth2' },
  passwordGrant: 'form',
  clockOffsetMs: 0,
} as const;

it('times out earlier than a minute when the identity service does not answer', () => {
  createClient(config);
  expect(Auth0Client).toHaveBeenCalledWith(expect.objectContaining({ authorizeTimeoutInSeconds: 15 }));
});

it.each([-2, 26])(
  "validates tokens by the server's clock when it is %i hours ahead of the device's",
  (hours) => {
    const clockOffsetMs = hours * 60 * 60_000;
    createClient({ ...config, clockOffsetMs });
    const now = vi.mocked(Auth0Client).mock.lastCall?.[0].nowProvider?.();
    expect(Math.abs(Number(now) - Date.now() - clockOffsetMs)).toBeLessThan(5_000);
  },
);

it("removes the library's empty marks, which it could not parse", () => {
  document.cookie = 'auth0.site.is.authenticated=; path=/';
  document.cookie = 'auth0.other.is.authenticated=true; path=/';
  createClient(config);
  expect(document.cookie).toBe('auth0.other.is.authenticated=true');
});

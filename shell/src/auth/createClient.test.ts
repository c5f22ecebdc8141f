// @vitest-environment happy-dom
import { Auth0Client } from '@auth0/auth0-spa-js';
import { expect, it, vi } from 'vitest';
import { createClient } from './createClient';

vi.mock('@auth0/auth0-spa-js', () => ({ Auth0Client: vi.fn() }));

it('does not let a person wait a minute for an identity service that stays silent', () => {
  createClient({
    mode: 'local',
    domain: 'auth.example',
    clientId: 'site',
    audience: 'https://api.example',
    rolesClaim: 'roles',
    connections: { password: 'Passwords', google: 'google-oauth2' },
    passwordGrant: 'form',
  });
  expect(Auth0Client).toHaveBeenCalledWith(expect.objectContaining({ authorizeTimeoutInSeconds: 15 }));
});

import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings';

const production = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://school.example',
  AUTH0_DOMAIN: 'school.eu.auth0.com',
  AUTH0_CLIENT_ID: 'abc',
  AUTH0_AUDIENCE: 'https://api.school.example',
};

describe('the environment', () => {
  it('may be empty', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 4001,
      identityPort: 4010,
      siteOrigins: ['http://localhost:4000'],
      auth: { mode: 'local', issuer: 'http://localhost:4010/', passwordGrant: 'form' },
    });
  });

  it.each([
    [{ NODE_ENV: 'foo' }, 'NODE_ENV must be one of development, test, production (it is "foo")'],
    [{ PORT: 'abc' }, 'PORT must be a port from 0 to 65535 (it is "abc")'],
    [{ PORT: '70000' }, 'PORT must be a port'],
    [{ IDENTITY_PORT: '-1' }, 'IDENTITY_PORT must be a port'],
    [{ HOST: '' }, 'HOST must not be empty'],
    [{ SITE_ORIGIN: 'http://localhost:4000/' }, 'SITE_ORIGIN must be an origin'],
    [{ SITE_ORIGIN: 'http://a.example,nonsense' }, 'SITE_ORIGIN must be an origin'],
    [{ AUTH0_DOMAIN: 'https://school.auth0.com' }, 'AUTH0_DOMAIN must be a host'],
    [{ AUTH0_DOMAIN: 'school.auth0.com' }, 'AUTH0_CLIENT_ID is needed beside AUTH0_DOMAIN'],
    [{ SCHOOL_LOG_LEVEL: 'loud' }, 'SCHOOL_LOG_LEVEL must be one of'],
    [{ SCHOOL_STAF_ROLES: 'admin' }, 'SCHOOL_STAF_ROLES is not a variable that the backend knows'],
    [
      { SITE_ORIGIN: 'https://school.example' },
      'AUTH0_DOMAIN is needed when SITE_ORIGIN is not this machine',
    ],
    [
      { SITE_ORIGIN: 'http://localhost:4000,http://10.0.0.5:4000' },
      'AUTH0_DOMAIN is needed when SITE_ORIGIN',
    ],
    [{ SITE_ORIGIN: 'http://localhost.example' }, 'AUTH0_DOMAIN is needed when SITE_ORIGIN'],
    [{ NODE_ENV: 'production' }, 'AUTH0_DOMAIN is needed in production'],
    [{ ...production, SITE_ORIGIN: 'http://school.example' }, 'SITE_ORIGIN must be https://'],
    [{ ...production, AUTH0_DOMAIN: 'http://localhost:4010' }, 'AUTH0_DOMAIN is needed in production'],
  ])('%o is refused in words', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it('names every wrong variable in one line', () => {
    const wrong = () => readSettings({ NODE_ENV: 'foo', PORT: 'abc', SCHOOL_X: '1' });
    expect(wrong).toThrow(/^Cannot start, the environment is wrong: NODE_ENV .*; PORT .*; SCHOOL_X [^\n]*$/);
  });

  it('does not repeat a password', () => {
    const wrong = () => readSettings({ DATABASE_URL: 'mysql://school:secret@db/school' });
    expect(wrong).toThrow('DATABASE_URL must be a postgres:// address');
    expect(wrong).not.toThrow('secret');
  });

  it('starts no local identity provider beside a real one', () => {
    expect(readSettings(production)).toMatchObject({
      identityPort: undefined,
      auth: { mode: 'auth0', issuer: 'https://school.eu.auth0.com/', passwordGrant: 'redirect' },
    });
  });

  it('starts the local identity provider for every name of this machine', () => {
    const SITE_ORIGIN = 'http://localhost:4000,http://127.0.0.1:4000,http://[::1]:4000';
    expect(readSettings({ SITE_ORIGIN }).identityPort).toBe(4010);
  });

  it('can point at a provider that runs on this machine already', () => {
    expect(readSettings({ AUTH0_DOMAIN: 'http://localhost:4010' })).toMatchObject({
      identityPort: undefined,
      auth: { mode: 'local', issuer: 'http://localhost:4010/' },
    });
  });
});

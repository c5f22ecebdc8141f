import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../config/readSettings';
import { systemClock } from '../core/clock';
import { createLogger } from '../core/logger';
import { mailsIn } from '../../testing/mails';
import { productionEnv } from '../../testing/productionEnv';
import { createBrowser, site, startTestIdentity, type TestIdentity } from '../../testing/identity';
import { startIdentity } from './startIdentity';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

/** It refuses to start before it opens a database. */
const noDatabase = () => Promise.reject(new Error('There is no database'));

const person = { email: 'kofi@example.com', password: 'Highlife1970' };

const signUp = async (fields: object) => {
  const response = await createBrowser(identity).send('POST', '/dbconnections/signup', fields);
  return { status: response.status, body: (await response.json()) as { code?: string } };
};

describe('signing up', () => {
  it('creates an account that can sign in', async () => {
    expect(await signUp({ ...person, phone_number: '024 000 1111' })).toMatchObject({ status: 200 });
    expect((await createBrowser(identity).authenticate('Kofi@Example.com', person.password)).status).toBe(
      200,
    );
  });

  it.each([
    [{ email: 'nonsense' }, 'invalid_email'],
    [{ password: 'short1A' }, 'invalid_password'],
    [{ password: 'alllowercase1' }, 'invalid_password'],
    [{ phone_number: '12' }, 'invalid_phone'],
    [{ email: 'admin@example.com' }, 'user_exists'],
    [{ phone_number: '+233 24 123 4567' }, 'phone_exists'],
  ])('with %o is rejected as %s', async (change, code) => {
    const fields = { email: 'new@example.com', password: 'Highlife1970', ...change };
    expect(await signUp(fields)).toMatchObject({ status: 400, body: { code } });
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) =>
    createBrowser(identity).send('POST', '/dbconnections/change_password', { email });
  const mails = () => mailsIn(join(identity.dataDir, 'outbox'));

  it('is changed once by a mailed link', async () => {
    const browser = createBrowser(identity);
    const known = await ask('visitor@example.com');
    const unknown = await ask('nobody@example.com');
    expect(await unknown.text()).toBe(await known.text());
    expect(await mails()).toHaveLength(1);

    const path = /\/reset\/[\w-]+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
    expect(await (await browser.send('GET', path)).text()).toContain('visitor@example.com');
    expect((await browser.form(path, { password: 'weak' })).status).toBe(422);
    expect((await browser.form(path, { password: 'Kpanlogo2025' })).status).toBe(200);
    expect((await browser.form(path, { password: 'Kpanlogo2026' })).status).toBe(410);
    expect((await browser.authenticate('visitor@example.com', 'Kpanlogo2025')).status).toBe(200);
  });
});

describe('the provider', () => {
  it.each(['/co/authenticate', '/dbconnections/signup', '/oauth/token'])(
    'allows %s only from the site',
    async (path) => {
      const ask = (origin: string) =>
        fetch(new URL(path, identity.origin), {
          method: 'POST',
          headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
          body: `client_id=${identity.settings.auth.clientId}&grant_type=authorization_code&code=x`,
        });
      expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
      expect((await ask(site)).headers.get('access-control-allow-origin')).toBe(site);
    },
  );

  it.each([productionEnv, { NODE_ENV: 'development' }])(
    'does not start beside a real one in %o',
    async (env) => {
      const real = { AUTH0_DOMAIN: 'school.eu.auth0.com', AUTH0_CLIENT_ID: 'a', AUTH0_AUDIENCE: 'b' };
      const start = startIdentity(
        readSettings({ ...env, ...real }),
        systemClock,
        createLogger('silent'),
        noDatabase,
      );
      await expect(start).rejects.toThrow('does not run beside production settings');
    },
  );

  it('does not start in production mode', async () => {
    const settings = { ...readSettings({}), mode: 'production' as const };
    const start = startIdentity(settings, systemClock, createLogger('silent'), noDatabase);
    await expect(start).rejects.toThrow('does not run beside production settings');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../core/clock';
import { accountAccess } from '../db/schema';
import { createTokenVerifier } from '../http/verifyToken';
import { createBrowser, messageOf, site, startTestIdentity, type TestIdentity } from '../../testing/identity';
import { seededAccounts } from './store/seededAccounts';

const [admin, staff, visitor] = seededAccounts as typeof seededAccounts & [Seed, Seed, Seed];
type Seed = (typeof seededAccounts)[number];

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

async function signIn({ email, password }: Seed, browser = createBrowser(identity)) {
  const { login_ticket } = (await (await browser.authenticate(email, password)).json()) as Record<
    string,
    string
  >;
  const answer = await browser.follow(
    browser.authorizePath({ prompt: 'none', login_ticket: login_ticket ?? '' }),
  );
  const { code = '' } = await messageOf(answer);
  return { browser, login_ticket, tokens: await browser.token({ grant_type: 'authorization_code', code }) };
}

async function silently(browser: ReturnType<typeof createBrowser>) {
  const answer = await browser.follow(browser.authorizePath({ prompt: 'none' }));
  // A browser would log any other status as an error.
  expect(answer.status).toBe(200);
  return messageOf(answer);
}

describe('by email and password', () => {
  it.each([
    [admin, ['admin']],
    [staff, ['staff']],
    [visitor, []],
  ])('gives $email tokens that the API accepts, with the roles in both', async (account, roles) => {
    const { tokens } = await signIn(account);
    const verify = createTokenVerifier(identity.settings.auth, systemClock);
    expect(await verify(tokens.access_token)).toMatchObject({ id: account.id, roles });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: account.id,
      name: account.name,
      email: account.email,
      [identity.settings.auth.rolesClaim]: roles,
    });
  });

  it("keeps the API's session after a silent renewal, and begins another one after a sign-in", async () => {
    const sessionIn = ({ access_token }: { access_token: string }) =>
      decodeJwt(access_token)[identity.settings.auth.sessionClaim];
    const { browser, tokens } = await signIn(staff);
    const renewed = await browser.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    const { code = '' } = await silently(browser);
    const reloaded = await browser.token({ grant_type: 'authorization_code', code });
    expect(sessionIn(tokens)).toMatch(/^\S+:\d+$/);
    expect([sessionIn(renewed), sessionIn(reloaded)]).toEqual([sessionIn(tokens), sessionIn(tokens)]);
    const again = await signIn(staff, browser);
    expect(sessionIn(again.tokens)).not.toBe(sessionIn(tokens));
    expect(decodeJwt(tokens.access_token)[identity.settings.auth.emailClaim]).toBe(staff.email);
  });

  it('refuses to renew tokens of an account that was signed out, and accepts a new sign-in', async () => {
    const { browser, tokens } = await signIn(visitor);
    const access = { roles: [], reportedAt: new Date(0), seenAt: new Date(0) };
    const signedOutAt = new Date((decodeJwt(tokens.access_token).iat ?? 0) * 1000);
    await identity.database.db.insert(accountAccess).values({ account: visitor.id, ...access, signedOutAt });
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    expect(await browser.token(refresh)).toMatchObject({ error: 'invalid_grant' });
    expect(await silently(browser)).toMatchObject({ error: 'login_required' });
    await identity.database.db
      .update(accountAccess)
      .set({ signedOutAt: new Date(signedOutAt.getTime() - 1) });
    const again = await signIn(visitor, browser);
    expect(decodeJwt(again.tokens.access_token).sub).toBe(visitor.id);
    expect(await silently(browser)).toMatchObject({ code: expect.any(String) as string });
    await identity.database.db.delete(accountAccess);
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const browser = createBrowser(identity);
    const wrong = await browser.authenticate(admin.email, 'not this');
    const unknown = await browser.authenticate('nobody@example.com', 'not this');
    expect(wrong.status).toBe(403);
    expect(await wrong.json()).toEqual({
      error: 'access_denied',
      error_description: 'Wrong email or password.',
    });
    expect([unknown.status, await unknown.json()]).toMatchObject([403, { error: 'access_denied' }]);
  });

  it('refuses for some time after ten failures in a row', async () => {
    const browser = createBrowser(identity);
    for (let attempt = 0; attempt < 10; attempt += 1) await browser.authenticate(staff.email, 'no');
    const refused = await browser.authenticate(staff.email.toUpperCase(), staff.password);
    expect([refused.status, await refused.json()]).toMatchObject([429, { error: 'too_many_attempts' }]);
    identity.clock.advance(16 * 60 * 1000);
    expect((await browser.authenticate(staff.email, staff.password)).status).toBe(200);
  });

  it('accepts a ticket once, and no forged one', async () => {
    const { browser, login_ticket = '' } = await signIn(admin);
    const other = createBrowser(identity);
    for (const ticket of [login_ticket, 'made-up']) {
      const answer = await other.follow(other.authorizePath({ prompt: 'none', login_ticket: ticket }));
      expect(await messageOf(answer)).toMatchObject({ error: 'login_required' });
    }
    expect(await silently(browser)).toHaveProperty('code');
  });

  it('answers with any requested code at the errors’ domain', async () => {
    const response = await createBrowser(identity).authenticate('user_not_found@errors.example', 'x');
    expect(await response.json()).toMatchObject({ error: 'user_not_found' });
  });
});

describe('at Google’s page', () => {
  const open = async (browser: ReturnType<typeof createBrowser>) => {
    const response = await browser.follow(browser.authorizePath({ connection: 'google-oauth2' }));
    const text = await response.text();
    return { text, action: /action="(\/interaction\/[\w-]+)"/.exec(text)?.[1] ?? '' };
  };

  it('signs in the chosen account', async () => {
    const browser = createBrowser(identity);
    const { text, action } = await open(browser);
    expect(text).toContain(staff.email);
    const chosen = await browser.form(action, { action: 'choose', account: staff.id });
    const { code = '' } = await messageOf(await browser.follow(chosen.headers.get('location') ?? ''));
    const { id_token } = await browser.token({ grant_type: 'authorization_code', code });
    expect(decodeJwt(id_token)).toMatchObject({ sub: staff.id });
  });

  it('creates an account without a role for a new person, and escapes the name', async () => {
    const browser = createBrowser(identity);
    const { action } = await open(browser);
    const fields = { action: 'other', name: '<b>Abena</b>', email: 'abena@example.com' };
    const chosen = await browser.form(action, fields);
    const { code = '' } = await messageOf(await browser.follow(chosen.headers.get('location') ?? ''));
    const { id_token } = await browser.token({ grant_type: 'authorization_code', code });
    expect(decodeJwt(id_token)).toMatchObject({
      name: '<b>Abena</b>',
      [identity.settings.auth.rolesClaim]: [],
    });
    const { text } = await open(createBrowser(identity));
    expect(text).toContain('&lt;b&gt;Abena&lt;/b&gt;');
  });

  it('ends with access_denied after "Cancel"', async () => {
    const browser = createBrowser(identity);
    const { action } = await open(browser);
    const cancelled = await browser.form(action, { action: 'cancel' });
    const answer = await browser.follow(cancelled.headers.get('location') ?? '');
    expect(await messageOf(answer)).toMatchObject({ error: 'access_denied' });
  });
});

describe('at the hosted page', () => {
  it('prefills the address, shows errors, and signs in', async () => {
    const browser = createBrowser(identity);
    const page = await browser.follow(browser.authorizePath({ login_hint: staff.email }));
    const text = await page.text();
    expect(text).toContain(`value="${staff.email}"`);
    const action = /action="(\/interaction\/[\w-]+)"/.exec(text)?.[1] ?? '';
    const wrong = await browser.form(action, { action: 'password', email: staff.email, password: 'no' });
    expect([wrong.status, await wrong.text()]).toEqual([
      403,
      expect.stringContaining('Wrong email or password.'),
    ]);
    const fields = { action: 'password', email: staff.email, password: staff.password };
    const right = await browser.form(action, fields);
    expect(await messageOf(await browser.follow(right.headers.get('location') ?? ''))).toHaveProperty('code');
  });
});

describe('a session', () => {
  it('survives a restart with its keys and refresh tokens', async () => {
    const { browser, tokens } = await signIn(admin);
    await identity.restart();
    expect(await silently(browser)).toHaveProperty('code');
    const renewed = await browser.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    const verify = createTokenVerifier(identity.settings.auth, systemClock);
    expect(await verify(renewed.access_token)).toMatchObject({ id: admin.id });
    expect(await verify(tokens.access_token)).toMatchObject({ id: admin.id });
  });

  it('ends at /v2/logout with its refresh tokens, and redirects only to the site', async () => {
    const { browser, tokens } = await signIn(admin);
    const away = await browser.send('GET', '/v2/logout?returnTo=https://elsewhere.example');
    expect(away.status).toBe(400);
    const response = await browser.send('GET', `/v2/logout?returnTo=${encodeURIComponent(`${site}/`)}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `${site}/`]);
    expect(await silently(browser)).toMatchObject({ error: 'login_required' });
    const renewed = await browser.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('ends without leaving the current page', async () => {
    const { browser } = await signIn(admin);
    const elsewhere = { headers: { origin: 'https://evil.example' } };
    expect((await fetch(new URL('/v2/logout', identity.origin), elsewhere)).status).toBe(403);
    const answer = await browser.send('GET', '/v2/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(await silently(browser)).toMatchObject({ error: 'login_required' });
  });

  it('refuses a revoked refresh token', async () => {
    const { browser, tokens } = await signIn(admin);
    const token = tokens.refresh_token;
    await browser.form('/oauth/revoke', { client_id: identity.settings.auth.clientId, token });
    expect(await browser.token({ grant_type: 'refresh_token', refresh_token: token })).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('refuses tokens for an unknown audience', async () => {
    const { browser } = await signIn(admin);
    const answer = await browser.follow(
      browser.authorizePath({ prompt: 'none', audience: 'https://other.example' }),
    );
    expect(await messageOf(answer)).toMatchObject({ error: 'invalid_target' });
  });
});

it('stores passwords as hashes', () => {
  expect(readFileSync(join(identity.dataDir, 'identity/accounts.json'), 'utf8')).not.toContain(
    admin.password,
  );
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askForServices, servicesOf } from './services';

const local = {
  auth: { mode: 'local', domain: 'http://localhost:4010' },
  payments: { provider: 'local', scriptUrl: 'http://localhost:4020/v3.js' },
};
const real = {
  auth: { mode: 'auth0', domain: 'login.school.example' },
  payments: { provider: 'flutterwave', scriptUrl: 'https://checkout.flutterwave.com/v3.js' },
};

describe('the external services of a site', () => {
  it('are local without configuration', () => {
    expect(servicesOf(local)).toEqual({
      identity: 'http://localhost:4010',
      pictures: [],
      checkoutScript: 'http://localhost:4020/v3.js',
      checkoutFrames: ['http://localhost:4020'],
      checkoutPages: ['http://localhost:4020'],
      checkoutStyles: [],
    });
  });

  it('are the configured services by their own hosts', () => {
    expect(servicesOf(real)).toMatchObject({
      identity: 'https://login.school.example',
      checkoutScript: 'https://checkout.flutterwave.com/v3.js',
      checkoutFrames: ['https://checkout.flutterwave.com', 'https://checkout-v3-ui-prod.f4b-flutterwave.com'],
      checkoutPages: [
        'https://checkout.flutterwave.com',
        'https://checkout-v3-ui-prod.f4b-flutterwave.com',
        'https://*.flutterwave.com',
      ],
    });
  });

  it('cannot be read from anything else', () => {
    for (const wrong of [null, {}, { ...real, payments: { provider: 'flutterwave', scriptUrl: "'none'" } }])
      expect(() => servicesOf(wrong)).toThrow(/Invalid/);
  });
});

describe('fetching them', () => {
  /** Fakes an API whose responses the test controls; counts its requests. */
  async function api() {
    const state = { answer: JSON.stringify(local) as string | undefined, requests: 0, origin: '' };
    const server = createServer((_, response) => {
      state.requests += 1;
      if (state.answer) response.end(state.answer);
      else response.writeHead(503).end('{}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return state;
  }

  it('happens once for many pages, and again after a minute', async () => {
    const state = await api();
    let now = 0;
    const services = askForServices(state.origin, () => now);
    const both = await Promise.all([services(), services()]);
    expect(both.map((each) => each?.identity)).toEqual([local.auth.domain, local.auth.domain]);
    await services();
    expect(state.requests).toBe(1);
    state.answer = JSON.stringify(real);
    now = 60_000;
    await services();
    await expect.poll(async () => (await services())?.identity).toBe('https://login.school.example');
    expect(state.requests).toBe(2);
  });

  it('keeps the last result while the API is unavailable', async () => {
    const state = await api();
    let now = 0;
    const services = askForServices(state.origin, () => now);
    await services();
    state.answer = undefined;
    now = 60_000;
    await services();
    await expect.poll(() => state.requests).toBe(2);
    expect((await services())?.identity).toBe(local.auth.domain);
  });

  it('returns nothing and retries later when there is no result yet', async () => {
    const state = await api();
    state.answer = undefined;
    let now = 0;
    const services = askForServices(state.origin, () => now);
    expect(await services()).toBeUndefined();
    state.answer = JSON.stringify(local);
    expect(await services()).toBeUndefined();
    now = 5_000;
    expect((await services())?.identity).toBe(local.auth.domain);
  });
});

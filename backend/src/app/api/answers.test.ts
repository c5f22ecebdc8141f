import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { serializeError } from '../../platform/core/serializeError';
import * as schema from '../../platform/db/schema';
import { freePort } from '../../testing/identity';
import { createApp } from './app';
import { startTestApi } from '../../testing/api';
import { testApi } from '../../testing/testApi';

const api = testApi();

describe('request ids', () => {
  it('are accepted, returned and logged', async () => {
    const response = await api.send('GET', '/api/projects', undefined, { 'x-request-id': 'visit-4711' });
    expect(response.headers.get('x-request-id')).toBe('visit-4711');
    expect(api.lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ requestId: 'visit-4711', path: '/api/projects', status: 200 }),
    );
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(65)])('are created instead of %s', async (id) => {
    const response = await api.send('GET', '/api/health', undefined, { 'x-request-id': id });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('errors', () => {
  it('of an unknown address have the common shape', async () => {
    const response = await api.send('GET', '/api/nowhere');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: {
        code: 'not_found',
        message: 'This address was not found.',
        requestId: response.headers.get('x-request-id'),
      },
    });
  });

  it.each([
    ['{ "name": ', 400, 'malformed_request'],
    ['[]', 422, 'validation_failed'],
    [JSON.stringify({ name: 'x'.repeat(70_000) }), 413, 'too_large'],
  ])('of the body %.12s are %i %s', async (body, status, code) => {
    const response = await api.send('POST', '/api/community/members', body, {
      'idempotency-key': randomUUID(),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it('of our own hide their cause, which is logged', async () => {
    const broken = await startTestApi();
    await broken.database.client.exec('drop table projects cascade');
    const response = await broken.send('GET', '/api/projects');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
    });
    expect(text).not.toMatch(/projects|select|relation/);
    expect(broken.lines.join('')).toContain('relation \\"projects\\" does not exist');
    await broken.stop();
  });
});

describe('while the database is unavailable', () => {
  it('a request is told to retry', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: await freePort() });
    const app = createApp({ ...api.deps, db: drizzle(pool, { schema }) });
    const response = await app.request('/api/community/members', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ name: 'Ama', email: 'ama@private.example' }),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect(api.lines.join('')).toContain('ECONNREFUSED');
    await pool.end();
  });
});

describe('the log of an error', () => {
  it('leaves out the values of a query', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ama@private.example) already exists.',
    });
    const error = new DrizzleQueryError('insert into x values ($1)', ['ama@private.example'], cause);
    const logged = serializeError(error);
    expect(logged).toMatchObject({ cause: { message: 'duplicate key', code: '23505' } });
    expect(JSON.stringify(logged)).not.toContain('private.example');
  });
});

describe('readiness', () => {
  it('checks the database, health does not', async () => {
    const away = await startTestApi();
    expect((await away.send('GET', '/api/ready')).status).toBe(200);
    await away.stop();
    await away.database.client.close();
    expect((await away.send('GET', '/api/ready')).status).toBe(503);
    expect((await away.send('GET', '/api/health')).status).toBe(200);
  });
});

describe('the public configuration', () => {
  it('contains what the browser needs to sign in and to pay, and nothing more', async () => {
    expect(await (await api.send('GET', '/api/config')).json()).toEqual({
      auth: {
        mode: 'local',
        domain: 'http://localhost:4010',
        clientId: 'music-school-site',
        audience: 'https://api.music-school.example',
        rolesClaim: 'https://music-school.example/roles',
        staffRoles: ['admin', 'staff'],
        connections: { password: 'Username-Password-Authentication', google: 'google-oauth2' },
        passwordGrant: 'form',
      },
      payments: {
        provider: 'local',
        publicKey: 'FLWPUBK_TEST-local-checkout-X',
        scriptUrl: 'http://localhost:4020/v3.js',
        currency: 'GHS',
      },
    });
  });
});

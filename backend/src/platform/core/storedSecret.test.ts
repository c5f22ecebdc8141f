import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from './clock';
import { storedSecret } from './storedSecret';
import { isKeyOf, privateKey } from './privateKey';
import { createSignedTokens } from './signedTokens';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the secret of a data folder', () => {
  it('is created once, readable only by its owner', () => {
    const dataDir = join(folder, 'data');
    const secret = storedSecret(dataDir);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(storedSecret(dataDir)).toBe(secret);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });

  it('is refused when it is damaged', () => {
    writeFileSync(join(folder, 'secret'), '');
    expect(() => storedSecret(folder)).toThrow(`Cannot start, ${join(folder, 'secret')} is damaged`);
  });
});

describe('a replaced secret', () => {
  const clock = settableClock(new Date('2025-03-01T12:00:00Z'));
  const [before, now] = ['the secret of at least 32 letters before', 'the secret of at least 32 letters now'];
  const old = createSignedTokens(before, clock);
  const rotated = createSignedTokens(now, clock, [before]);
  const retired = createSignedTokens(now, clock);

  it('still verifies tokens until it is retired, but signs none', async () => {
    const until = new Date('2025-03-01T12:01:00Z');
    const token = await old.sign('upload', 'abc', until);
    expect(await rotated.subjectOf('upload', token)).toBe('abc');
    expect(await retired.subjectOf('upload', token)).toBeUndefined();
    expect(await retired.subjectOf('upload', await rotated.sign('upload', 'abc', until))).toBe('abc');
  });

  it('still verifies private links until it is retired, but makes none', () => {
    const keyed = { use: 'ticket-order', id: '0190a5b2-7c1d-4e3f-8a9b-1c2d3e4f5a6b', version: 1 };
    const link = privateKey(old, keyed);
    expect([rotated, retired].map((signed) => isKeyOf(signed, link, keyed))).toEqual([true, false]);
    expect(isKeyOf(retired, privateKey(rotated, keyed), keyed)).toBe(true);
  });
});

describe('a signed token', () => {
  const clock = settableClock(new Date('2025-03-01T12:00:00Z'));
  const inAMinute = new Date('2025-03-01T12:01:00Z');
  const mine = createSignedTokens('my secret of at least 32 characters', clock);
  const theirs = createSignedTokens('their secret of at least 32 characters', clock);

  it('is valid only for its use and until it expires', async () => {
    const token = await mine.sign('upload', 'abc', inAMinute);
    expect(await mine.subjectOf('upload', token)).toBe('abc');
    expect(await mine.subjectOf('upload.file', token)).toBeUndefined();
    expect(await theirs.subjectOf('upload', token)).toBeUndefined();
    clock.set(inAMinute);
    expect(await mine.subjectOf('upload', token)).toBeUndefined();
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, isBegun, newKey, readDraft, writeDraft } from './drafts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const idempotencyKey = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';

describe('newKey', () => {
  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('returns a UUID of version 4 from bytes that are all %i', (byte, key) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(
      (bytes) => (bytes as Uint8Array).fill(byte) as never,
    );
    expect(newKey()).toBe(key);
  });

  it('returns a different key each time', () => {
    expect(newKey()).not.toBe(newKey());
  });
});

describe('a draft', () => {
  it('is read as it was written, without secrets, honeypot fields and files', () => {
    const values = {
      name: 'Esi',
      days: ['monday'],
      place: { town: 'Accra' },
      phone: null,
      password: 'secret',
      website: 'filled',
      sheet: new File([], 'swan.pdf'),
      sheets: [new File([], 'swan.pdf')],
    };
    expect(writeDraft('contact', { values, idempotencyKey }, ['password'])).toBe(true);
    const { name, days, place, phone } = values;
    expect(readDraft('contact')).toEqual({ values: { name, days, place, phone }, idempotencyKey });
    dropDraft('contact');
    expect(readDraft('contact')).toBeUndefined();
  });

  it.each([
    'no JSON',
    'null',
    '7',
    '{}',
    '{"values":{}}',
    '{"values":null,"idempotencyKey":"a"}',
    '{"values":7,"idempotencyKey":"a"}',
    '{"values":{},"idempotencyKey":7}',
  ])('is undefined when the device stores %s', (stored) => {
    localStorage.setItem('school:draft:contact', stored);
    expect(readDraft('contact')).toBeUndefined();
  });

  it('is undefined when storage is disabled', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readDraft('contact')).toBeUndefined();
    expect(writeDraft('contact', { values: {}, idempotencyKey }, [])).toBe(false);
    expect(() => dropDraft('contact')).not.toThrow();
  });

  it.each([
    [{ name: 'Esi' }, true],
    [{ days: ['', 'monday'] }, true],
    [{ name: '' }, false],
    [{ days: [] }, false],
    [{ method: 'card' }, false],
  ])('with %j counts as begun: %s', (values, isIt) => {
    writeDraft('contact', { values, idempotencyKey }, []);
    expect(isBegun('contact', ['name', 'days'])).toBe(isIt);
  });

  it('that does not exist does not count as begun', () => {
    expect(isBegun('contact', ['name'])).toBe(false);
  });
});

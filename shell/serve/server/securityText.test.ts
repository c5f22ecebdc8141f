import { expect, it } from 'vitest';
import { get, serveSiteForEach } from '../../testing/servedSite';
import { securityText } from './securityText';

serveSiteForEach();

it('security.txt has a contact and an expiry date months ahead', () => {
  for (const now of ['2025-03-01T12:00:00Z', '2031-12-31T23:59:59Z']) {
    const text = securityText('https://school.example', new Date(now));
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain('Canonical: https://school.example/.well-known/security.txt\n');
    const end = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const days = (end - Date.parse(now)) / (24 * 60 * 60_000);
    expect(days > 150 && days < 365).toBe(true);
  }
});

it('the site serves security.txt as plain text', async () => {
  const { status, headers, text } = await get('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('Expires: ');
});

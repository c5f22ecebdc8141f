import { describe, expect, it } from 'vitest';
import { cleaningScript, isOldPrivateLink, isPrivate, privateLink, privateQuery } from '.';

/** Returns the URL after the page's script ran; undefined when it is unchanged. */
function cleaned(href: string): string | undefined {
  let left: string | undefined;
  const history = { state: null, replaceState: (_: unknown, __: string, to: URL) => (left = to.href) };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is the text of an inline script
  new Function('location', 'history', cleaningScript(new URL(href).pathname))(href, history);
  return left;
}

describe('a private link', () => {
  it('has its secret in the fragment, from where it is read', () => {
    const link = privateLink('https://school.example/donate/thank-you?donation=1', 'receipt', 'a+b/c=');
    const { search, hash } = new URL(link);
    expect(search).toBe('?donation=1');
    expect(Object.fromEntries(privateQuery({ search, hash }))).toEqual({
      donation: '1',
      receipt: 'a+b/c=',
    });
  });

  it.each([
    ['#tickets', false],
    ['', false],
    ['#order', false],
    ['#order=1', true],
    ['#access_token=1', false],
  ])('is distinguished from an anchor: %s', (hash, is) => {
    expect(isPrivate(hash)).toBe(is);
  });

  it.each([
    ['/mate-2025/purchase-success', '?order=abc', true],
    ['/community', '?leave=abc', true],
    ['/learn/piano', '?trial=abc', true],
    ['/admin/donations', '?order=asc', false],
    ['/mate-2025', '?buy=seats', false],
    ['/mate-2025-other', '?order=abc', false],
  ])('of an earlier mail is recognised: %s%s', (pathname, search, is) => {
    expect(isOldPrivateLink({ pathname, search })).toBe(is);
  });

  it.each([
    [
      'https://school.example/mate-2025/purchase-success?order=a-b_c',
      'https://school.example/mate-2025/purchase-success#order=a-b_c',
    ],
    [
      'https://school.example/donate/thank-you?donation=1&receipt=k',
      'https://school.example/donate/thank-you?donation=1#receipt=k',
    ],
    ['https://school.example/mate-2025?offer=a.b#tickets', 'https://school.example/mate-2025#offer=a.b'],
    ['https://school.example/mate-2025?buy=seats#tickets', undefined],
    ['https://school.example/admin/donations?order=asc', undefined],
    ['https://school.example/music-competition/register?leave=', undefined],
  ])('of an earlier mail is cleaned: %s', (href, left) => {
    expect(cleaned(href)).toBe(left);
  });
});

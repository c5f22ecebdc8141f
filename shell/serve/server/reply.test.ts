import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { get, root, serveSiteForEach, version } from '../../testing/servedSite';

let asset: string;
let plain: Buffer;
let packed: Buffer;
serveSiteForEach();
beforeEach(async () => {
  asset = `/apps/mf-public/${await version()}/assets/Page.js`;
  plain = (await get(asset)).body;
  packed = brotliCompressSync(plain);
  writeFileSync(join(root, `${asset}.br`), packed);
});

const LATER = 'Wed, 01 Jan 2070 00:00:00 GMT';

/** The representations that are tested: an asset plain, with brotli and with gzip, a page, a root file. */
const KINDS = [
  ['an asset', () => asset, 'identity'],
  ['a brotli asset', () => asset, 'br'],
  ['a gzip asset', () => asset, 'gzip'],
  ['a page', () => '/about', 'gzip'],
  ['a root file', () => '/sitemap.xml', 'br'],
  ['the registry', () => '/registry.json', 'gzip'],
] as const;

describe.each(KINDS)('%s', (_, path, encoding) => {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    get(path(), { 'accept-encoding': encoding, ...headers }, method);

  it('has the same headers for HEAD as for GET, and a strong tag', async () => {
    const { date: _date, ...headers } = (await ask()).headers;
    const { status, headers: head, body } = await ask({}, 'HEAD');
    const { date: _headDate, ...others } = head;
    expect({ status, length: body.length, ...others }).toEqual({ status: 200, length: 0, ...headers });
    expect(headers.etag).toMatch(/^"[\w-]{2,}"$/);
    expect(Number(headers['content-length'])).toBe((await ask()).body.length);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  });

  it('has another tag in another encoding', async () => {
    const other = encoding === 'identity' ? 'br' : 'identity';
    const tags = [await ask(), await ask({ 'accept-encoding': other })].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(2);
  });

  it.each<[name: string, condition: (etag: string) => Record<string, string>, status: number]>([
    ['its tag', (etag) => ({ 'if-none-match': etag }), 304],
    ['a list', (etag) => ({ 'if-none-match': `"a,b", W/"c" ,${etag}` }), 304],
    ['a weak tag', (etag) => ({ 'if-none-match': `W/${etag}` }), 304],
    ['any tag', () => ({ 'if-none-match': '*' }), 304],
    ['another tag', () => ({ 'if-none-match': '"other"' }), 200],
    ['a tag within another', (etag) => ({ 'if-none-match': `"x,${etag.slice(1)}` }), 200],
    ['a star in a list', () => ({ 'if-none-match': '"a", *' }), 200],
    ['another tag and a later date', () => ({ 'if-none-match': '"a"', 'if-modified-since': LATER }), 200],
    ['its tag and an early date', (etag) => ({ 'if-none-match': etag, 'if-modified-since': 'x' }), 304],
    ['a date alone', () => ({ 'if-modified-since': LATER }), 200],
    ['a required tag', (etag) => ({ 'if-match': `"a", ${etag}` }), 200],
    ['any required tag', () => ({ 'if-match': '*' }), 200],
    ['another required tag', () => ({ 'if-match': '"other"' }), 412],
    ['a weak required tag', (etag) => ({ 'if-match': `W/${etag}` }), 412],
    ['its tag and a range', (etag) => ({ 'if-none-match': etag, range: 'bytes=0-1' }), 304],
    ['the first bytes', () => ({ range: 'bytes=0-9' }), 206],
    ['the first bytes, if unchanged', (etag) => ({ range: 'bytes=0-9', 'if-range': etag }), 206],
    ['the first bytes of another version', () => ({ range: 'bytes=0-9', 'if-range': '"other"' }), 200],
    ['the first bytes, by a weak tag', (etag) => ({ range: 'bytes=0-9', 'if-range': `W/${etag}` }), 200],
    ['the first bytes, by a date', () => ({ range: 'bytes=0-9', 'if-range': LATER }), 200],
    ['several ranges', () => ({ range: 'bytes=0-1,4-5' }), 200],
    ['a range in another unit', () => ({ range: 'lines=0-1' }), 200],
    ['a reversed range', () => ({ range: 'bytes=5-1' }), 200],
    ['an empty range', () => ({ range: 'bytes=-' }), 200],
    ['a range behind the end', () => ({ range: 'bytes=99999999-' }), 416],
    ['no last bytes', () => ({ range: 'bytes=-0' }), 416],
  ])('for %s answers as HTTP says', async (_name, condition, status) => {
    const { headers, body: whole } = await ask();
    const { etag, vary, 'cache-control': cache } = headers;
    const { length } = whole;
    const nothing = Buffer.alloc(0);
    const expected: Record<number, object> = {
      200: { body: whole, headers: { etag, vary, 'cache-control': cache } },
      206: { body: whole.subarray(0, 10), headers: { 'content-range': `bytes 0-9/${length}` } },
      304: { body: nothing, headers: { etag, vary, 'cache-control': cache } },
      412: { body: nothing, headers: { 'cache-control': 'no-cache' } },
      416: {
        body: nothing,
        headers: { 'content-range': `bytes */${length}`, 'cache-control': 'no-cache' },
      },
    };
    expect(await ask(condition(etag ?? ''))).toMatchObject({ status, ...expected[status] });
  });

  it('is sent in every part of it', async () => {
    const { body } = await ask();
    const { length } = body;
    for (const [range, from, to] of [
      ['bytes=5-', 5, length],
      ['bytes=-5', length - 5, length],
      [`bytes=-${length + 9}`, 0, length],
      [`bytes=3-${length + 9}`, 3, length],
      ['BYTES=2-2', 2, 3],
    ] as const) {
      const part = await ask({ range });
      expect({ range, status: part.status, body: part.body }).toEqual({
        range,
        status: 206,
        body: body.subarray(from, to),
      });
    }
    expect((await ask({ range: 'bytes=0-9' }, 'HEAD')).status).toBe(200);
  });
});

it('what may have been broken, or does not exist, has no tag', async () => {
  for (const path of [`${asset}?2`, asset.replace('/assets', '/~1/assets'), `${asset}x`]) {
    const { status, headers } = await get(path, { 'if-none-match': '*', range: 'bytes=0-1' });
    expect({ path, status: [200, 404].includes(status), etag: headers.etag }).toEqual({
      path,
      status: true,
      etag: undefined,
    });
  }
  expect((await get('/nowhere', { 'if-none-match': '*', range: 'bytes=0-1' })).status).toBe(404);
});

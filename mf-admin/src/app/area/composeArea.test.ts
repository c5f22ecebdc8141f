import { expect, it } from 'vitest';
import { composeArea } from './composeArea';
import type { AdminFeature, AreaPage } from './feature';

const page = (id: string): AreaPage => ({
  id,
  to: `/admin/${id}`,
  page: `./${id}Page.tsx`,
  title: id.toUpperCase(),
  about: '',
});
const home: AdminFeature = { id: 'home', pages: [page('home')], entry: { motif: 'chek' } };
const shop: AdminFeature = { id: 'shop', pages: [page('shop'), page('stock')], entry: { motif: 'keys' } };
const till: AdminFeature = { id: 'till', pages: [page('till')], under: 'shop' };
const self: AdminFeature = { id: 'self', pages: [page('self')] };

it('has an entry for each feature that declares one, in the order of the features', () => {
  const { entries } = composeArea([shop, till, home, self]);
  expect(entries.map(({ id, title, to, motif }) => [id, title, to, motif])).toEqual([
    ['shop', 'SHOP', '/admin/shop', 'keys'],
    ['home', 'HOME', '/admin/home', 'chek'],
  ]);
});

it('puts further pages of a feature, and features under it, within its entry', () => {
  const { entries } = composeArea([home, till, shop, self]);
  const within = entries.map((entry) => [entry.id, entry.within.map(({ id }) => id)]);
  expect(within).toEqual([
    ['home', []],
    ['shop', ['till', 'stock']],
  ]);
});

it('lists the pages of entries before all others', () => {
  const { pages } = composeArea([till, shop, self, home]);
  expect(pages.map(({ id }) => id)).toEqual(['shop', 'home', 'till', 'stock', 'self']);
});

it('rejects a feature under an entry that does not exist', () => {
  expect(() => composeArea([home, till])).toThrow('The feature till stands under shop, which has no entry.');
});

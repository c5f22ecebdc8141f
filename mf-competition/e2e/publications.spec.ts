import { randomUUID } from 'node:crypto';
import { pieceIdOf, piecesOf, currentSet, type Category } from '@school/shared/competition';
import { askAs, expect, freshEmail, open, staff, test } from '@school/shared/e2e';
import { freeSlots } from './enter';

const UPDATE = '/music-competition/round3-update';

test('finalists are in the HTML of their page as soon as staff publish them', async ({ page }) => {
  const ask = await askAs(page, staff, '/settings');
  const free = await freeSlots(page.request);
  const slot = free[Math.floor(free.length / 2)] ?? '';
  const name = `Naa Ofori ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const { id } = await ask<{ id: string }>('POST', '/staff/competition/entries', onPaper(name, slot));
  for (const move of ['accept', 'advance', 'advance'])
    await ask('POST', `/staff/competition/entries/${id}/moves`, { move });
  const html = async () => (await page.request.get(UPDATE)).text();
  expect(await html(), 'nothing before it is published').not.toContain(name);
  await ask('PUT', '/staff/competition/publications/round3_update', {
    note: 'Rehearsals are on the morning of the final.',
  });
  await expect.poll(html, { timeout: 20_000 }).toContain(name);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, UPDATE, 'mf-competition');
  const finalists = page.getByRole('region', { name: 'The finalists' });
  await expect(finalists).toContainText('Rehearsals are on the morning of the final.');
  const band = finalists.getByRole('region', { name: 'Trumpet Band 2-4' });
  await expect(band.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  expect(
    asked.filter((path) => path.startsWith('/api/competition')),
    'the page came with it',
  ).toEqual([]);

  await page.locator('#main').getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  await page.getByRole('link', { name: 'Round 3 update' }).click();
  await expect(finalists, 'asked for where the browser renders the page').toContainText(name);
});

/** Returns a complete paper entry. */
const onPaper = (name: string, slot: string) => ({
  entry: {
    competitor: { name, birthDate: '2005-02-03', email: freshEmail(), phone: '024 412 3456' },
    instrument: 'trumpet',
    band: '2-4',
    grade: 4,
    pieces: { A: firstPiece('A'), B: firstPiece('B') },
    papers: {},
  },
  slot,
  received: { papers: ['proof_of_age', 'picture', 'recording', 'certificate'], fee: true },
});

const firstPiece = (category: Category) =>
  piecesOf('trumpet', '2-4')[currentSet][category].slice(0, 1).map(pieceIdOf).join('');

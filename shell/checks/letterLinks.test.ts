import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');

/** The pages keep their own texts, since a shared file would add to first visits. */
const pages = globSync('mf-public/src/{community,refer}/*.tsx', { cwd: WORKSPACE })
  .map(read)
  .join('\n')
  .toLowerCase();
const links = read('backend/src/app/forms/links/letterLinks.ts')
  // Waiting lists belong to other pages.
  .replace(/const offTheList[\s\S]*?\nconst token/, '');
const texts = [...links.matchAll(/'([A-Z][^']* [^']*?)\.?'/g)].flatMap(([, text]) => text ?? []);

it.each(texts)('a link without scripts says what its page says: %s', (text) => {
  expect(pages).toContain(text.toLowerCase());
});

it('has texts of each question', () => expect(texts.length).toBeGreaterThan(12));

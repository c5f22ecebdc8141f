// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SurroundingsContext } from '@school/shared';
import type { Person } from '@school/shared/people';
import { standInShell } from '@school/shared/testing';
import { Portrait } from './Portrait';

const akosua: Person = {
  name: 'Akosua Mensah',
  position: 'Founder and director',
  syllables: 6,
  tone: 'wine',
  accents: ['gold'],
};

const show = (person: Person, withBiography = false, at = 1) =>
  renderToStaticMarkup(
    <SurroundingsContext value={{ shell: standInShell(), base: '/apps/mf-public/1/' }}>
      <Portrait person={person} at={at} withBiography={withBiography} rowOnPhones />
    </SurroundingsContext>,
  );

const portrait = 'akosua-mensah';

it.each([
  ['the drawn portrait when there is no photograph', { portrait }, 1, 'akosua-mensah'],
  ['a neutral drawing when there is no look', {}, 1, 'somebody-1'],
  ['another one for the next person in the list, with a name as long', {}, 2, 'somebody-2'],
  ['no face of another person after a change of name', { portrait, name: 'Adjoa Mensah' }, 4, 'somebody-0'],
])('shows %s', (_, changed, at, file) => {
  expect(show({ ...akosua, ...changed }, false, at)).toMatch(
    new RegExp(`<img src="/apps/mf-public/1/portraits/${file}.svg" alt=""(?=[^>]* loading="lazy")`),
  );
});

it('shows a photograph in its reserved space, from the folder of the app, in the smallest format', () => {
  const alt = 'Akosua Mensah at the grand piano of the recital hall.';
  const html = show({ ...akosua, photo: { file: 'people/akosua-mensah.jpg', width: 600, height: 800, alt } });
  const files = (format: string) =>
    [240, 480, 600]
      .map((each) => `/apps/mf-public/1/photographs/people/akosua-mensah-${each}.${format} ${each}w`)
      .join(', ');
  expect(html).toContain(`type="image/avif" srcSet="${files('avif')}"`);
  expect(html).toContain(`type="image/webp" srcSet="${files('webp')}"`);
  expect(html).toMatch(
    /<img(?=[^>]* src="[^"]*akosua-mensah-600\.jpg")(?=[^>]* loading="lazy")(?=[^>]* width="600")(?=[^>]* height="800")/,
  );
  expect(html).toContain(`alt="${alt}"`);
  expect(html).not.toContain('.svg');
});

it('shows the biography where there is room', () => {
  const biography = 'Founded the school.';
  expect(show({ ...akosua, biography })).not.toContain(biography);
  expect(show({ ...akosua, biography }, true)).toContain(biography);
});

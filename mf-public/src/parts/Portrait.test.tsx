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

const show = (person: Person) =>
  renderToStaticMarkup(
    <SurroundingsContext value={{ shell: standInShell(), base: '/apps/mf-public/1/' }}>
      <Portrait person={person} />
    </SurroundingsContext>,
  );

it('shows the mails of a name until there is a photograph', () => {
  const html = show(akosua);
  expect(html).toContain('>AM</b>');
  expect(html).not.toContain('<img');
});

it('shows a photograph in its kept place, from the folder of the app, in the lightest format', () => {
  const html = show({ ...akosua, photo: { file: 'people/akosua-mensah', width: 600, height: 800 } });
  expect(html).toContain('srcSet="/apps/mf-public/1/people/akosua-mensah.avif"');
  expect(html).toContain('srcSet="/apps/mf-public/1/people/akosua-mensah.webp"');
  expect(html).toMatch(
    /<img(?=[^>]* src="[^"]*akosua-mensah\.jpg")(?=[^>]* loading="lazy")(?=[^>]* width="600")/,
  );
  expect(html).toContain('alt="Portrait of Akosua Mensah"');
  expect(html).not.toContain('>AM<');
});

import { expect, it } from 'vitest';
import { renderer } from '../render';
import { routes } from '../routes';

const wordsOf = async (path: string): Promise<string> =>
  (await renderer.render({ path, base: '/apps/mf-competition/1/' })).html.replaceAll(/<[^>]*>/g, ' ');

// There are more bands with three prizes each than auditions.
it.each(['/music-competition', '/music-competition/results', '/music-competition/awards'])(
  '%s promises no prize or place that may have no competitor',
  async (path) => {
    const { html } = await renderer.render({ path, base: '/apps/mf-competition/1/' });
    const promises = html.match(/(\w+ to )?three (prizes|places) in (each|every)/gi) ?? [];
    expect(promises).not.toEqual([]);
    for (const promise of promises) expect(promise).toMatch(/^up to three/i);
  },
);

const paths = routes.map(({ path }) => path);

// The report is on the page of each entry with the results. An entry has no postal address.
it.each(paths)("%s describes the delivery of the jury's report as it is", async (path) => {
  const words = await wordsOf(path);
  expect(words).not.toMatch(/finalist gets a written report|by email and letter|report go to the address/i);
});

it.each(paths)('%s formats telephone numbers for readers', async (path) => {
  expect(await wordsOf(path)).not.toMatch(/\+\d{9}/);
});

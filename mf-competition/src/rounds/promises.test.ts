import { expect, it } from 'vitest';
import { renderer } from '../render';

// There are more bands with three prizes each than there are auditions.
it.each(['/music-competition', '/music-competition/results', '/music-competition/awards'])(
  '%s promises no prize or place that nobody may have played for',
  async (path) => {
    const { html } = await renderer.render({ path, base: '/apps/mf-competition/1/' });
    const promises = html.match(/(\w+ to )?three (prizes|places) in (each|every)/gi) ?? [];
    expect(promises).not.toEqual([]);
    for (const promise of promises) expect(promise).toMatch(/^up to three/i);
  },
);

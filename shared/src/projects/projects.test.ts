import { describe, expect, it } from 'vitest';
import { donationProjects, nameInSentence, projectPath } from './index';

describe('projects and assets', () => {
  it('match the specification: targets, amounts raised and deadline', () => {
    const facts = donationProjects.map((project) => [
      projectPath(project),
      project.target / 100,
      project.raised / 100,
      project.deadline,
    ]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['/donate/projects/mate', 10_000, 2_000, '2023-12-31'],
        ['/donate/projects/allegro-music-studio', 10_000, 1_000, '2023-12-31'],
        ['/donate/projects/my-allegro', 50_000, 500, '2023-12-31'],
        ['/donate/assets/musical-instruments', 30_000, 0, '2023-12-31'],
        ['/donate/assets/music-equipment', 10_000, 0, '2023-12-31'],
        ['/donate/assets/vehicle', 20_000, 0, '2023-12-31'],
      ]),
    );
  });

  it('have unique slugs, names and headings', () => {
    for (const key of ['slug', 'name', 'donateTitle'] as const) {
      const values = donationProjects.map((project) => project[key]);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it('read well within a sentence', () => {
    const names = Object.fromEntries(
      donationProjects.map((project) => [project.slug, nameInSentence(project)]),
    );
    expect(names).toMatchObject({
      mate: 'MATE',
      'allegro-music-studio': 'Allegro Music Studio',
      'my-allegro': 'My Allegro',
      'musical-instruments': 'musical instruments',
      'music-equipment': 'music equipment',
      vehicle: 'a vehicle',
    });
  });
});

import { donationProjects } from '@school/shared/projects';
import { expect, it } from 'vitest';
import { drawingLabels } from './drawingLabels';

it('labels the drawing of every project and of nothing else', () => {
  const slugs = donationProjects.map(({ slug }) => slug);
  expect(Object.keys(drawingLabels).toSorted()).toEqual(slugs.toSorted());
});

import { expect, it } from 'vitest';
import { donationProjects } from '@school/shared/projects';
import { reports, reportsOf } from './reports';

const report = (project: string, until: string) => ({ project, until, title: until, text: '', figures: [] });

it('gives the reports of one project, newest first', () => {
  const all = [report('mate', '2024-07-31'), report('vehicle', '2026-01-01'), report('mate', '2025-07-31')];
  expect(reportsOf('mate', all).map(({ until }) => until)).toEqual(['2025-07-31', '2024-07-31']);
});

it('names existing projects in the sample', () =>
  expect(donationProjects.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(reports.seed.map(({ project }) => project)),
  ));

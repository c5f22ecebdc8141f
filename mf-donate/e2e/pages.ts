import type { SpecPage } from '@school/shared/e2e';
import { donationProjects, projectPath } from '@school/shared/projects';

const page = (path: string, ...types: readonly string[]): SpecPage => ({
  path,
  app: 'mf-donate',
  frame: 'site',
  types,
});

/** Lists every public address of this app, with one example for each parameter. */
export const PAGES: readonly SpecPage[] = [
  page('/donate', 'DonateAction', 'FAQPage'),
  page('/donate/supporters'),
  { ...page('/donate/thank-you'), unlisted: true },
  { ...page('/donate/monthly'), unlisted: true },
  { ...page('/donate/yours'), unlisted: true },
  { ...page('/donate/4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11/mate'), unlisted: true },
  ...donationProjects.map((project, at) => ({
    ...page(projectPath(project), 'DonateAction', 'BreadcrumbList'),
    partsTriedElsewhere: at > 0,
  })),
];

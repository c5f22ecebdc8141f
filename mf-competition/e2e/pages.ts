import type { SpecPage } from '@school/shared/e2e';

const page = (path: string, ...types: readonly string[]): SpecPage => ({
  path: `/music-competition${path}`,
  app: 'mf-competition',
  frame: 'competition',
  types,
});

/** Lists every public address of this app. */
export const PAGES: readonly SpecPage[] = [
  page('', 'MusicEvent', 'FAQPage'),
  page('/register', 'Offer', 'BreadcrumbList'),
  { ...page('/thank-you'), unlisted: true },
  ...['/round3-update', '/results', '/awards', '/round2-lineup'].map((path) => page(path, 'BreadcrumbList')),
];

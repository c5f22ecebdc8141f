import type { SpecPage } from '@school/shared/e2e';

const page = (path: string, ...types: readonly string[]): SpecPage => ({
  path,
  app: 'mf-public',
  frame: 'site',
  types,
});

const instrument = (id: string) => page(`/learn/${id}`, 'Course', 'CourseInstance', 'BreadcrumbList');

/** Lists every public address of this app, with one example for each parameter. */
export const PAGES: readonly SpecPage[] = [
  page('/', 'WebSite', 'School'),
  page('/about', 'School', 'Person'),
  page('/learn', 'ItemList', 'Course'),
  page('/projects', 'MusicEvent'),
  page('/faq', 'FAQPage'),
  ...['/bursaries', '/privacy', '/safeguarding'].map((path) => page(path)),
  ...['/community', '/refer', '/careers'].map((path) => page(path)),
  instrument('piano'),
  ...['violin', 'cello', 'guitar', 'saxophone', 'trumpet'].map((id) => ({
    ...instrument(id),
    partsTriedElsewhere: true,
  })),
];

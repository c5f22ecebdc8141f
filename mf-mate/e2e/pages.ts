import type { SpecPage } from '@school/shared/e2e';

const page = (path: string, ...types: readonly string[]): SpecPage => ({
  path,
  app: 'mf-mate',
  frame: 'none',
  types,
});

/** Lists every public address of this app. */
export const PAGES: readonly SpecPage[] = [
  page('/mate-2025', 'MusicEvent', 'Offer', 'FAQPage'),
  ...['/mate-2025/thank-you', '/mate-2025/purchase-success'].map((path) => ({
    ...page(path),
    unlisted: true,
  })),
  ...['/mate-2025/pre-sale', '/mate-2025/pre-sale-experiential', '/music-art-challenge'].map((path) =>
    page(path),
  ),
];

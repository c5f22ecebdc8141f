/** A page of the specification with what must be true of it. */
export interface SpecPage {
  readonly path: string;
  readonly app: 'mf-public' | 'mf-competition' | 'mf-donate' | 'mf-mate' | 'mf-admin';
  readonly frame: 'site' | 'competition' | 'none';
}

const page =
  (app: SpecPage['app'], frame: SpecPage['frame']) =>
  (path: string): SpecPage => ({ path, app, frame });

/** Every public address of the specification (section 2), with one example for each parameter. */
export const PUBLIC_PAGES: readonly SpecPage[] = [
  ...['/', '/about', '/learn', '/projects', '/community', '/refer', '/careers'].map(
    page('mf-public', 'site'),
  ),
  ...['piano', 'violin', 'cello', 'guitar', 'saxophone', 'trumpet']
    .map((id) => `/learn/${id}`)
    .map(page('mf-public', 'site')),
  ...['', '/register', '/thank-you', '/round3-update', '/results', '/awards', '/round2-lineup']
    .map((rest) => `/music-competition${rest}`)
    .map(page('mf-competition', 'competition')),
  ...['/donate', '/donate/thank-you', '/donate/4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11/mate'].map(
    page('mf-donate', 'site'),
  ),
  ...['mate', 'allegro-music-studio', 'my-allegro']
    .map((slug) => `/donate/projects/${slug}`)
    .map(page('mf-donate', 'site')),
  ...['musical-instruments', 'music-equipment', 'vehicle']
    .map((slug) => `/donate/assets/${slug}`)
    .map(page('mf-donate', 'site')),
  ...['', '/thank-you', '/pre-sale', '/pre-sale-experiential', '/purchase-success']
    .map((rest) => `/mate-2025${rest}`)
    .map(page('mf-mate', 'none')),
  page('mf-mate', 'none')('/music-art-challenge'),
];

/** Addresses that need sign-in. */
export const ADMIN_PAGES: readonly string[] = [
  '/admin',
  ...[
    'overview',
    'registrations',
    'artist-showcase',
    'students',
    'staff',
    'music-study',
    'schedule',
    'helpers',
  ].map((name) => `/admin/${name}`),
  '/admin/donations',
  '/settings',
];

/** Addresses that do not exist. */
export const UNKNOWN_PAGES: readonly string[] = [
  '/nowhere',
  '/learn/harp',
  '/donate/projects/unknown',
  '/donate/assets/unknown',
  '/donate/4f6c0f5e/unknown',
  '/music-competition/unknown',
  '/mate-2025/unknown',
  '/admin/unknown',
];

/** Pages that everybody may open although the specification does not list them as public. */
export const OTHER_PAGES: readonly SpecPage[] = [
  page('mf-admin', 'none')('/login'),
  page('mf-public', 'none')('/nowhere'),
];

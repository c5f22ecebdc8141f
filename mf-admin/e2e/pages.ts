/** Every address of this app that needs sign-in. */
export const ADMIN_PAGES: readonly string[] = [
  '/admin',
  '/admin/overview',
  '/admin/registrations',
  '/admin/artist-showcase',
  '/admin/students',
  '/admin/staff',
  '/admin/music-study',
  '/admin/schedule',
  '/admin/helpers',
  '/admin/donations',
  '/settings',
];

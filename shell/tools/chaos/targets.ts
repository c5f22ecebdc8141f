/** A page of each remote, with the name of its module. */
export const TARGETS = {
  'mf-public': { path: '/community', page: 'CommunityPage' },
  'mf-competition': { path: '/music-competition', page: 'LandingPage' },
  'mf-donate': { path: '/donate', page: 'LandingPage' },
  'mf-mate': { path: '/mate-2025', page: 'EventPage' },
  'mf-admin': { path: '/login', page: 'LoginPage' },
} as const;

export type App = keyof typeof TARGETS;

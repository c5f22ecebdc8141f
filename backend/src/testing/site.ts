const open = { kind: 'signed-out', redirectSignedIn: false, target: '/admin' };
const variants = (...list: Record<string, string>[]) => ({ variants: list.map((params) => ({ params })) });

/** What a small site tells of its pages. */
export const testRegistry = {
  revision: 1,
  apps: {
    'mf-public': {
      routes: [
        { path: '/', access: open },
        { path: '/learn/:instrumentId', access: open, ...variants({ instrumentId: 'piano' }) },
        { path: '*', access: open },
      ],
    },
    'mf-donate': {
      routes: [{ path: '/donate/:donationId/:projectId', access: open, ...variants({ projectId: 'mate' }) }],
    },
    'mf-admin': {
      routes: [
        { path: '/login', access: { ...open, redirectSignedIn: true } },
        { path: '/admin', access: { kind: 'signed-in' } },
      ],
    },
  },
};

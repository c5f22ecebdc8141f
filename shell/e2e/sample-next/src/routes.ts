import { defineRoutes, publicAccess } from '@school/shared/contract';

/** The next version of the sample remote. */
export const routes = defineRoutes([
  {
    id: 'next',
    path: '/sample/next',
    page: './NextPage.tsx',
    title: 'Sample of a later time',
    description:
      'A page of the browser tests that needs one name more of the shell, and has an endpoint of its own.',
    frame: 'site',
    access: publicAccess,
    prerender: true,
    unlisted: true,
  },
]);

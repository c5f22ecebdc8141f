import { defineRoutes, publicAccess, staffRoute } from '@school/shared/contract';
import { adminTitle } from '@school/shared/site';

const page = { frame: 'site', access: publicAccess, prerender: true, unlisted: true } as const;

/** Paths that no app of the site has: the shell learns them from the deploy. */
export const routes = defineRoutes([
  {
    ...page,
    id: 'toasts',
    path: '/sample/toasts',
    page: './ToastsPage.tsx',
    title: 'Sample of toasts',
    description: 'A page of the browser tests that adds, updates and removes toasts of every type.',
    links: [
      { in: 'header', label: 'Sample toasts' },
      { in: 'footer', under: 'Education', label: 'Toasts of the sample' },
      { in: 'home', label: 'Sample card', about: 'A card of the browser tests.', action: 'Open the sample' },
    ],
  },
  {
    ...page,
    id: 'modal',
    path: '/sample/modal',
    page: './ModalPage.tsx',
    title: 'Sample of the modal',
    description: 'A page of the browser tests that opens the modal of the shell in every way there is.',
  },
  {
    ...page,
    id: 'throws',
    path: '/sample/throws',
    page: './ThrowsPage.tsx',
    title: 'Sample of a broken page',
    description: 'A page of the browser tests that throws while it renders, until it is mended.',
    prerender: false,
  },
  {
    ...page,
    id: 'leaves',
    path: '/sample/leaves',
    page: './LeavesPage.tsx',
    title: 'Sample of what stays',
    description: 'A page of the browser tests that leaves an effect on the whole page when it is left.',
    prerender: false,
  },
  staffRoute({
    id: 'staff',
    path: '/admin/samples',
    page: './SamplesPage.tsx',
    title: adminTitle('Samples'),
    description: 'A page of the browser tests for staff, in the frame of the admin area.',
    links: [
      { in: 'staff', motif: 'note', label: 'Samples', about: 'Every sample of the browser tests.' },
      {
        in: 'overview',
        label: 'Samples',
        about: 'Samples that wait for an answer.',
        count: { path: '/staff/enquiries?state=new', label: 'new' },
      },
    ],
  }),
]);

import { defineRoutes, publicAccess } from '@school/shared/contract';

export const routes = defineRoutes([
  {
    id: 'home',
    path: '/',
    page: './home/HomePage.tsx',
    title: 'Music School & Conservatory, Accra: lessons for every age',
    description: 'Classical and contemporary music lessons in Accra and Tema.',
    frame: 'site',
    access: publicAccess,
    prerender: true,
  },
]);

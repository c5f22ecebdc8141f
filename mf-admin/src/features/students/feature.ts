import type { AdminFeature } from '../../app/area/feature';

export const students: AdminFeature = {
  id: 'students',
  pages: [
    {
      id: 'students',
      to: '/admin/students',
      page: './features/students/StudentsPage.tsx',
      title: 'Students',
      about: 'There is no page for students yet.',
    },
  ],
  entry: { motif: 'note', noPageYet: true },
};

import type { AdminFeature } from '../../app/area/feature';

export const heldForms: AdminFeature = {
  id: 'held-forms',
  pages: [
    {
      id: 'heldForms',
      to: '/admin/held-forms',
      page: './features/held-forms/HeldFormsPage.tsx',
      title: 'Held forms',
      about: 'Forms that look like spam: release or discard them.',
    },
  ],
  under: 'overview',
  group: 'desk',
};

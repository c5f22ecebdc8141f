import type { AreaPage } from '../../kit/page/areaPage';

/** Pages that stand under the overview and have no entry of their own in the sidebar. */
export const deskPages = {
  donations: {
    id: 'donations',
    to: '/admin/donations',
    label: 'Donations',
    page: './features/donations/DonationsPage.tsx',
    title: 'Donations',
    about: 'Every donation with its payments, receipts and refunds.',
  },
  enquiries: {
    id: 'enquiries',
    to: '/admin/enquiries',
    label: 'Enquiries',
    page: './features/enquiries/EnquiriesPage.tsx',
    title: 'Enquiries',
    about: 'Messages, questions about fees, applications and new members, with their answers.',
  },
  heldForms: {
    id: 'heldForms',
    to: '/admin/held-forms',
    label: 'Held forms',
    page: './features/held-forms/HeldFormsPage.tsx',
    title: 'Held forms',
    about: 'Forms that look as if a program had filled them in: release or discard them.',
  },
  content: {
    id: 'content',
    to: '/admin/content',
    label: 'Texts of the site',
    page: './features/content/ContentPage.tsx',
    title: 'Texts of the site',
    about: 'Texts and facts that change: questions, terms, openings, people, with preview and history.',
  },
  people: {
    id: 'people',
    to: '/admin/people',
    label: 'People',
    page: './features/people/PeoplePage.tsx',
    title: 'People',
    about: 'Everything about one person, over all lists.',
  },
  audit: {
    id: 'audit',
    to: '/admin/audit',
    label: 'Audit log',
    page: './features/audit/AuditPage.tsx',
    title: 'Audit log',
    about: 'Who changed what, when, from what to what.',
  },
  access: {
    id: 'access',
    to: '/admin/access',
    label: 'People with access',
    page: './features/people-with-access/PeopleWithAccessPage.tsx',
    title: 'People with access',
    about: 'Who has which role, when they were seen last, and the way to sign them out.',
  },
} as const satisfies Record<string, AreaPage>;

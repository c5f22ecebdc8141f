import type { DonationProject } from '@school/shared/projects';

/** Returns the breadcrumbs of a project's page. */
export function breadcrumbsTo({ kind, name }: DonationProject) {
  return [
    { label: 'Donate', to: '/donate' },
    kind === 'project'
      ? { label: 'Projects', to: '/donate#projects' }
      : { label: 'Assets', to: '/donate#assets' },
    { label: name },
  ];
}

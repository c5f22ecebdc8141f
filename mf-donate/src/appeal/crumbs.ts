import type { Appeal } from '../content/appeals';

/** The way to the page of an appeal. */
export function crumbsTo({ kind, name }: Appeal) {
  return [
    { label: 'Donate', to: '/donate' },
    kind === 'project'
      ? { label: 'Projects', to: '/donate#projects' }
      : { label: 'Assets', to: '/donate#assets' },
    { label: name },
  ];
}

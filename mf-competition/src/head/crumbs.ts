/** Returns the breadcrumbs of a page below the landing page. */
export const crumbsTo = (label: string) => [
  { label: 'Home', to: '/' },
  { label: 'Music Competition', to: '/music-competition' },
  { label },
];

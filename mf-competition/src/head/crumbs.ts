/** The way to a page below the competition's landing page. */
export const crumbsTo = (label: string) => [
  { label: 'Home', to: '/' },
  { label: 'Music Competition', to: '/music-competition' },
  { label },
];

/** A bar of the kpanlogo bell in the school's pigments, as in mails; empty where it is silent. */
export const bellBeats = [
  'gold',
  'wine',
  '',
  'gold',
  '',
  'palm',
  'wine',
  '',
  'gold',
  '',
  'wine',
  'palm',
] as const;

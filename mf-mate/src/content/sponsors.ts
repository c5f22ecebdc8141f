// Sample content: the sponsors.

/** `motif` is the block in the place of a logo. */
export const sponsors = [
  { name: 'Sponsor one', motif: 'note' },
  { name: 'Sponsor two', motif: 'half' },
  { name: 'Sponsor three', motif: 'hour' },
  { name: 'Sponsor four', motif: 'step' },
] as const;

// Sample content: the sponsors.

/** Who stands behind the evening; `motif` is the block that holds the place of a logo. */
export const sponsors = [
  { name: 'Sponsor one', motif: 'note' },
  { name: 'Sponsor two', motif: 'half' },
  { name: 'Sponsor three', motif: 'hour' },
  { name: 'Sponsor four', motif: 'step' },
] as const;

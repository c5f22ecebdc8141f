import type { Keyed } from '../platform/core/privateKey';

/** What the private link of an entry opens, until it is changed. */
export const entryKeyOf = ({ id, linkVersion }: { id: string; linkVersion: number }): Keyed => ({
  use: 'competition-entry',
  id,
  version: linkVersion,
});

/** What a guardian's link proves, until a newer one is mailed. */
export const consentKeyOf = (entryId: string, version: number): Keyed => ({
  use: 'competition-consent',
  id: entryId,
  version,
});

/** What the link to a draft opens. */
export const draftKeyOf = (draftId: string): Keyed => ({ use: 'competition-draft', id: draftId, version: 1 });

import type { Keyed } from '../platform/core/privateKey';

/** Returns the subject of an entry's private link, valid until it changes. */
export const entryKeyOf = ({ id, linkVersion }: { id: string; linkVersion: number }): Keyed => ({
  use: 'competition-entry',
  id,
  version: linkVersion,
});

/** Returns the subject of a guardian's link, valid until a newer one is mailed. */
export const consentKeyOf = (entryId: string, version: number): Keyed => ({
  use: 'competition-consent',
  id: entryId,
  version,
});

/** Returns the subject of a draft's link. */
export const draftKeyOf = (draftId: string): Keyed => ({ use: 'competition-draft', id: draftId, version: 1 });

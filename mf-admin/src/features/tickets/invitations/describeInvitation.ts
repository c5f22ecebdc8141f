import { formatDateTime } from '@school/shared/format';
import type { Invitation, StaffTicketType } from '../api';

/** What an invitation opens. @param types name what each opens */
export const ticketTypesText = (
  { types: ids }: Pick<Invitation, 'types'>,
  types: readonly StaffTicketType[],
): string => ids.map((id) => types.find((type) => type.id === id)?.name ?? id).join(', ');

/** When an invitation is good, in UTC. */
export const validityText = ({
  validFrom,
  validUntil,
}: Pick<Invitation, 'validFrom' | 'validUntil'>): string =>
  [validFrom && `from ${formatDateTime(validFrom)}`, validUntil && `until ${formatDateTime(validUntil)}`]
    .filter(Boolean)
    .join(' ')
    .concat(validFrom || validUntil ? ' UTC' : 'always');

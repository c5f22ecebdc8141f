import { useCallback } from 'react';
import { formatDateTime } from '@school/shared/format';
import { useListTicketTypesQuery, type Invitation } from '../api';

/** Names the ticket types that an invitation opens. */
export function useTicketTypesText(): (ids: Invitation['types']) => string {
  const { data: types } = useListTicketTypesQuery();
  return useCallback(
    (ids) => ids.map((id) => types?.find((type) => type.id === id)?.name ?? id).join(', '),
    [types],
  );
}

/** The validity of an invitation, in UTC. */
export const validityText = ({
  validFrom,
  validUntil,
}: Pick<Invitation, 'validFrom' | 'validUntil'>): string =>
  [validFrom && `from ${formatDateTime(validFrom)}`, validUntil && `until ${formatDateTime(validUntil)}`]
    .filter(Boolean)
    .join(' ')
    .concat(validFrom || validUntil ? ' UTC' : 'always');

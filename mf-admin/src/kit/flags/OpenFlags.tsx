import { useEffect } from 'react';
import styled from 'styled-components';
import { messageOfApiError } from '@school/shared/api';
import { color, line } from '@school/shared/theme';
import { ErrorState, Text, TextLink } from '@school/shared/ui';
import { useListPaymentFlagsQuery } from './api';
import { FlagCase } from './FlagCase';

/** So many cases stand on the overview; the others are behind the link. */
export const SHOWN_FLAGS = { open: 'true', perPage: 5 } as const;

/** Payments that need a person, the newest first. @param count how many there are by the live counts */
export function OpenFlags({ count }: { readonly count: number }) {
  const { data, error, isFetching, refetch } = useListPaymentFlagsQuery(SHOWN_FLAGS);
  useEffect(() => {
    void refetch();
  }, [count, refetch]);
  if (error)
    return (
      <ErrorState
        title="The open cases could not be loaded"
        message={messageOfApiError(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.total === 0) return null;
  return (
    <Cases aria-label="Payments that need you">
      {data.rows.map((flag) => (
        <li key={flag.id}>
          <FlagCase flag={flag} linked />
        </li>
      ))}
      {data.total > data.rows.length && (
        <li>
          <Text size="small">
            and {data.total - data.rows.length} more.{' '}
            <TextLink to="/admin/donations?flagged=true">See all donations with an open case</TextLink>
          </Text>
        </li>
      )}
    </Cases>
  );
}

const Cases = styled.ul`
  border-top: ${line.list} solid ${color.error};
  > li {
    border-bottom: 1px solid ${color.rule};
  }
`;

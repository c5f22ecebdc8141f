import { useEffect } from 'react';
import styled from 'styled-components';
import { answered, isNarrowed, NothingFound, PeriodBar, usePeriodHere } from '@school/shared/staff/list';
import { LoadFailed } from '@school/shared/staff/ui';
import { color, line } from '@school/shared/theme';
import { Text, TextLink } from '@school/shared/ui';
import { useListPaymentFlagsQuery } from './api';
import { FlagCase } from './FlagCase';

/** The overview shows the first cases and links to the others. */
export const SHOWN_FLAGS = { open: 'true', perPage: 5 } as const;

// No `defineStaffList`: the first five cases on a page whose address belongs to the overview.
/**
 * The newest open payment cases, with a choice of a period when there are more. That period is not in the
 * address, which holds the overview's own.
 * @param count from the live counts
 */
export function OpenFlags({ count }: { readonly count: number }) {
  const period = usePeriodHere();
  const result = useListPaymentFlagsQuery(
    { ...SHOWN_FLAGS, ...period.query.filters },
    { refetchOnMountOrArgChange: true },
  );
  const { refetch } = result;
  useEffect(() => {
    void refetch();
  }, [count, refetch]);
  const { data, error, isFetching } = answered(result);
  const isOfPeriod = isNarrowed(period.query);
  const areMore = data !== undefined && data.total > data.rows.length;
  return (
    <>
      {(isOfPeriod || areMore) && <PeriodBar address={period} />}
      {error ? (
        <LoadFailed title="The open cases could not be loaded" result={{ error, isFetching, refetch }} />
      ) : data?.total === 0 ? (
        isOfPeriod && <NothingFound what="open cases" onClear={() => period.change({ filters: {} })} />
      ) : (
        data && (
          <Cases aria-label="Payments that need attention">
            {data.rows.map((flag) => (
              <li key={flag.id}>
                <FlagCase flag={flag} linked />
              </li>
            ))}
            {areMore && (
              <li>
                <Text size="small">
                  and {data.total - data.rows.length} more.{' '}
                  <TextLink to="/admin/donations?flagged=true">View all donations with an open case</TextLink>
                </Text>
              </li>
            )}
          </Cases>
        )
      )}
    </>
  );
}

const Cases = styled.ul`
  border-top: ${line.list} solid ${color.error};
  > li {
    border-bottom: 1px solid ${color.rule};
  }
`;

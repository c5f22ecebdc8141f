import { Part, PartTitle } from '@school/shared/staff/page';
import { LoadFailed } from '@school/shared/staff/ui';
import { EmptyState } from '@school/shared/ui';
import { ReservedSpace } from '../../../kit/page/ReservedSpace';
import { useGetVisitsQuery } from '../api';
import { formatDays, type RequestedPeriod } from '../period/period';
import { DayChart } from './DayChart';
import { MostRead } from './MostRead';
import { Sources } from './Sources';

/** Page views of the chosen period, counted without cookies and not for visitors who opt out. */
export function Visits({ period }: { readonly period: RequestedPeriod }) {
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetVisitsQuery(period, { refetchOnMountOrArgChange: 60 });
  return (
    <Part aria-labelledby="visits">
      <PartTitle id="visits">
        Visits {'days' in period ? `in the last ${period.days} days` : formatDays(period)}
      </PartTitle>
      {error && !data ? (
        <LoadFailed title="The visits could not be loaded" result={{ error, isFetching, refetch }} />
      ) : (
        <ReservedSpace name="visits" label="Loading the visits" isReady={data !== undefined} height={960}>
          {() =>
            data && data.total > 0 ? (
              <>
                <DayChart visits={data} />
                <MostRead pages={data.pages} total={data.total} />
                <Sources sources={data.sources} total={data.total} />
              </>
            ) : (
              <EmptyState title="No visits yet">
                Visits appear here once visitors have left the page.
              </EmptyState>
            )
          }
        </ReservedSpace>
      )}
    </Part>
  );
}

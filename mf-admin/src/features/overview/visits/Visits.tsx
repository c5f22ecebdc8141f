import { messageOfApiError } from '@school/shared/api';
import { EmptyState, ErrorState } from '@school/shared/ui';
import { useGetVisitsQuery } from '../api';
import { Part, PartTitle } from '../../../kit/page/Part';
import { KeptRoom } from '../../../kit/page/KeptRoom';
import { formatDays, type AskedPeriod } from '../period/period';
import { DayChart } from './DayChart';
import { MostRead } from './MostRead';
import { Sources } from './Sources';

/** How often pages were seen in the chosen period. Counted without cookies, and of nobody who asks not to be. */
export function Visits({ period }: { readonly period: AskedPeriod }) {
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
        <ErrorState
          title="The visits could not be loaded"
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <KeptRoom name="visits" label="Loading the visits" isReady={data !== undefined} height={960}>
          {() =>
            data && data.total > 0 ? (
              <>
                <DayChart visits={data} />
                <MostRead pages={data.pages} total={data.total} />
                <Sources sources={data.sources} total={data.total} />
              </>
            ) : (
              <EmptyState title="No page has been seen yet">
                The first visits show here once their visitors have gone on.
              </EmptyState>
            )
          }
        </KeptRoom>
      )}
    </Part>
  );
}

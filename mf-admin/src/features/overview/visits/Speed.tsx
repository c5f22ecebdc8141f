import { Part, PartTitle } from '@school/shared/staff/page';
import { LoadFailed } from '@school/shared/staff/ui';
import { EmptyState, Text } from '@school/shared/ui';
import { ReservedSpace } from '../../../kit/page/ReservedSpace';
import { useGetVitalsQuery } from '../api';
import { SpeedTable } from './SpeedTable';

/** Web vitals of the last 30 days. */
export function Speed() {
  const { data, error, isFetching, refetch } = useGetVitalsQuery({}, { refetchOnMountOrArgChange: 60 });
  return (
    <Part aria-labelledby="speed">
      <PartTitle id="speed">Page speed</PartTitle>
      {error && !data ? (
        <LoadFailed title="The measurements could not be loaded" result={{ error, isFetching, refetch }} />
      ) : (
        <ReservedSpace
          name="speed"
          label="Loading the measurements"
          isReady={data !== undefined}
          height={360}
        >
          {() =>
            data && data.pages.length > 0 ? (
              <>
                <Text size="small" muted>
                  75% of visits in the last 30 days were at least this fast.
                </Text>
                <SpeedTable pages={data.pages} />
              </>
            ) : (
              <EmptyState title="No measurements yet">
                Measurements appear here after the first visits.
              </EmptyState>
            )
          }
        </ReservedSpace>
      )}
    </Part>
  );
}

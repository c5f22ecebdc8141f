import { EmptyState, Text } from '@school/shared/ui';
import { KeptRoom } from '../../../kit/page/KeptRoom';
import { Part, PartTitle } from '../../../kit/page/Part';
import { LoadFailed } from '../../../kit/ui/LoadFailed';
import { useGetVitalsQuery } from '../api';
import { SpeedTable } from './SpeedTable';

/** How pages felt to those who visited them in the last 30 days. */
export function Speed() {
  const { data, error, isFetching, refetch } = useGetVitalsQuery({}, { refetchOnMountOrArgChange: 60 });
  return (
    <Part aria-labelledby="speed">
      <PartTitle id="speed">How fast pages were</PartTitle>
      {error && !data ? (
        <LoadFailed title="The measurements could not be loaded" result={{ error, isFetching, refetch }} />
      ) : (
        <KeptRoom name="speed" label="Loading the measurements" isReady={data !== undefined} height={360}>
          {() =>
            data && data.pages.length > 0 ? (
              <>
                <Text size="small" muted>
                  Three of four visits of the last 30 days were at least this fast.
                </Text>
                <SpeedTable pages={data.pages} />
              </>
            ) : (
              <EmptyState title="Nothing has been measured yet">
                Browsers measure while somebody visits; the first numbers show here after the first visits.
              </EmptyState>
            )
          }
        </KeptRoom>
      )}
    </Part>
  );
}

import { Part, PartTitle } from '@school/shared/staff/page';
import { LoadFailed } from '@school/shared/staff/ui';
import { Grid, Text } from '@school/shared/ui';
import { ReservedSpace } from '../../../kit/page/ReservedSpace';
import { useGetFunnelsQuery } from '../api';
import type { RequestedPeriod } from '../period/period';
import { Funnel } from './Funnel';

/** The conversion of visitors in the chosen period. */
export function FunnelsPart({ period }: { readonly period: RequestedPeriod }) {
  const { currentData, error, isFetching, refetch } = useGetFunnelsQuery(period, {
    refetchOnMountOrArgChange: 60,
  });
  return (
    <Part aria-labelledby="funnels">
      <PartTitle id="funnels">Conversion</PartTitle>
      <Text size="small" muted>
        Viewed and started count visits, except for visitors who opted out. Sent and paid count everyone. Paid
        are those of the sent that have been paid so far.
      </Text>
      {error && !currentData ? (
        <LoadFailed title="The visitor funnels could not be loaded" result={{ error, isFetching, refetch }} />
      ) : (
        <ReservedSpace
          name="funnels"
          label="Loading the visitor funnels"
          isReady={currentData !== undefined}
          height={740}
        >
          {() =>
            currentData && (
              <Grid columns={2} tablet={1} gap="s8">
                {currentData.funnels.map((funnel) => (
                  <Funnel key={funnel.flow} funnel={funnel} />
                ))}
              </Grid>
            )
          }
        </ReservedSpace>
      )}
    </Part>
  );
}

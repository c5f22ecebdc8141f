import { Part, PartTitle } from '@school/shared/staff/page';
import { LoadFailed } from '@school/shared/staff/ui';
import { Grid, Text } from '@school/shared/ui';
import { ReservedSpace } from '../../../kit/page/ReservedSpace';
import { useGetActivityQuery } from '../api';
import { daysIn, formatDays, type RequestedPeriod } from '../period/period';
import { PeriodChoice } from '../period/PeriodChoice';
import { ActivityChart } from './ActivityChart';

interface Props {
  readonly period: RequestedPeriod;
  readonly onChoose: (period: RequestedPeriod) => void;
}

/** The activity of the chosen period. */
export function ActivityPart({ period, onChoose }: Props) {
  const {
    currentData: activity,
    error,
    isFetching,
    refetch,
  } = useGetActivityQuery(period, {
    refetchOnMountOrArgChange: 60,
  });
  return (
    <Part aria-labelledby="activity">
      <PartTitle id="activity">Activity</PartTitle>
      <PeriodChoice period={period} shown={activity} onChoose={onChoose} />
      <Text size="small" muted role="status">
        {activity ? `${formatDays(activity)}, Accra time` : error ? '' : 'One moment'}
      </Text>
      {error && !activity ? (
        <LoadFailed title="The numbers could not be loaded" result={{ error, isFetching, refetch }} />
      ) : (
        <ReservedSpace
          name="activity"
          label="Loading the numbers"
          isReady={activity !== undefined}
          height={640}
        >
          {() =>
            activity && (
              <Grid columns={3} tablet={2} gap="s8">
                {activity.series.map((series) => (
                  <ActivityChart key={series.kind} series={series} days={daysIn(activity)} />
                ))}
              </Grid>
            )
          }
        </ReservedSpace>
      )}
    </Part>
  );
}

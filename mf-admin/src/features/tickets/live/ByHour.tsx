import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { Subtitle, Text } from '@school/shared/ui';
import { BarChart } from '../../../kit/chart/BarChart';
import { Part, PartTitle } from '../../../kit/page/Part';
import type { TicketStats } from '../api';
import { hourCharts } from './hours';

/** What was sold, taken and let in from hour to hour. */
export function ByHour({ stats }: { readonly stats: TicketStats }) {
  return (
    <Part aria-labelledby="by-hour">
      <PartTitle id="by-hour">By hour</PartTitle>
      <Text size="small" muted>
        Hours are UTC, which is the time of Ghana.
      </Text>
      <Charts>
        {hourCharts(stats).map(({ title, summary, bars }) => (
          <li key={title}>
            <Subtitle>{title}</Subtitle>
            <BarChart summary={summary} bars={bars} inNumbers={`${title}: the numbers`} />
          </li>
        ))}
      </Charts>
    </Part>
  );
}

const Charts = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s8};
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

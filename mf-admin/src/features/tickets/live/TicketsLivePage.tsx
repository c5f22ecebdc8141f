import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '@school/shared/staff/forms';
import { moneySum, Sums } from '@school/shared/staff/list';
import { Part, PartTitle } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { Notice, Subtitle, Table, Text, TextLink, type Column } from '@school/shared/ui';
import { BarChart } from '../../../kit/chart/BarChart';
import type { LiveState } from '../../../kit/live/liveState';
import { LiveStatus } from '../../../kit/live/LiveStatus';
import { useGetTicketStatsQuery, type TicketStats } from '../api';
import { useLiveTicketStatsQuery } from '../api/live';
import { TicketFrame } from '../TicketFrame';
import { ByType } from './ByType';
import { hourCharts } from './hours';

/** The live numbers of the ticket sale: in total, by type, by hour and by door. */
function TicketsLive({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const { data: live } = useLiveTicketStatsQuery();
  const first = useGetTicketStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = live?.state ?? 'opening';
  const stats = live?.data ?? first.data;
  const totals = stats?.totals;
  useEffect(() => onLive(state), [onLive, state]);

  return (
    <>
      {state === 'retrying' && (
        <Part>
          <Notice tone="warning" title="Live updates are interrupted" live>
            You see the last known numbers. Updates resume automatically.
          </Notice>
        </Part>
      )}
      <Sums
        sums={[
          ['Sold', totals?.people.toLocaleString('en-GB')],
          ['Held', totals?.held.toLocaleString('en-GB')],
          ['Checked in', totals?.checkedIn.toLocaleString('en-GB')],
          ['Income', moneySum(totals?.income)],
        ]}
      />
      <Loaded what="numbers" result={{ ...first, data: stats }} height={900}>
        {(known) => (
          <>
            <ByType stats={known} />
            <ByHour stats={known} />
            <ByDoor stats={known} />
          </>
        )}
      </Loaded>
    </>
  );
}

type DoorStats = TicketStats['doors'][number];

const columns: readonly Column<DoorStats>[] = [
  { id: 'door', head: 'Door', bare: true, cell: ({ door }) => <b>{door}</b> },
  { id: 'in', head: 'Admitted', align: 'end', cell: (stats) => stats.in },
  { id: 'again', head: 'Scanned again', align: 'end', cell: ({ again }) => again },
  { id: 'twice', head: 'Admitted twice', align: 'end', cell: (stats) => stats.conflicts },
  { id: 'refused', head: 'Rejected', align: 'end', cell: ({ refused }) => refused },
];

/** Scans by door, and tickets admitted twice. */
function ByDoor({ stats: { doors, conflicts } }: { readonly stats: TicketStats }) {
  return (
    <Part aria-labelledby="by-door">
      <PartTitle id="by-door">By door</PartTitle>
      <Text>
        {conflicts === 0
          ? 'No ticket was admitted at two doors.'
          : `${conflicts === 1 ? 'One ticket was' : `${conflicts} tickets were`} admitted at two doors while they were offline.`}{' '}
        <TextLink to="/admin/check-in">Go to check-in</TextLink>
      </Text>
      {doors.length > 0 && (
        <Table caption="Scans by door" columns={columns} rows={doors} rowKey={({ door }) => door} dense />
      )}
    </Part>
  );
}

/** Sales, income and admissions by hour. */
function ByHour({ stats }: { readonly stats: TicketStats }) {
  return (
    <Part aria-labelledby="by-hour">
      <PartTitle id="by-hour">By hour</PartTitle>
      <Text size="small" muted>
        Hours are in Ghana time (UTC).
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

export function TicketsLivePage() {
  const [live, setLive] = useState<LiveState>();
  return (
    <TicketFrame page="live" aside={live && <LiveStatus state={live} />}>
      <TicketsLive onLive={setLive} />
    </TicketFrame>
  );
}

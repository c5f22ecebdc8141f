import { useEffect } from 'react';
import { selectCounts } from '@school/shared/contract';
import { Part } from '@school/shared/staff/page';
import { LoadFailed } from '@school/shared/staff/ui';
import { Notice } from '@school/shared/ui';
import { useLiveCounts } from '../../kit/counts/useLiveCounts';
import type { LiveState } from '../../kit/live/liveState';
import { usePageState } from '../../kit/page/usePageState';
import { useListProjectsQuery } from '../../kit/projects/api';
import { ActivityPart } from './activity/ActivityPart';
import { AppTiles } from './AppTiles';
import { Attention } from './Attention';
import { CountStrip } from './CountStrip';
import { FunnelsPart } from './funnels/FunnelsPart';
import { usePeriod } from './period/usePeriod';
import { ProjectTable } from './ProjectTable';
import { GroupLinks } from './GroupLinks';
import { Speed } from './visits/Speed';
import { Visits } from './visits/Visits';

/** Live counts, what needs attention, donations by project, and visits. */
export function Overview({ onLive }: { readonly onLive: (state: LiveState) => void }) {
  const { readings, state, refusal } = useLiveCounts();
  const projects = useListProjectsQuery();
  const { period, choose } = usePeriod();
  const { refetch } = projects;
  const counts = usePageState(selectCounts);
  const raised = counts['raised'];
  // Without the stream there is no count of open cases, and the other rows must not wait for it.
  const flagsWithoutStream = state === 'opening' || state === 'live' ? undefined : 0;

  useEffect(() => onLive(state), [onLive, state]);
  useEffect(() => {
    if (raised !== undefined) void refetch();
  }, [raised, refetch]);

  return (
    <>
      {state === 'retrying' && (
        <Part>
          <Notice tone="warning" title="Live updates are interrupted" live>
            <span>{raised !== undefined && 'You see the last known numbers. '}</span>
            Updates resume automatically.
          </Notice>
        </Part>
      )}
      {refusal && (
        <Part>
          <Notice tone="error" title="Live numbers are unavailable" live>
            {refusal}
          </Notice>
        </Part>
      )}
      <CountStrip counts={counts} readings={readings} projects={projects.data ?? []} />
      {projects.isError && !projects.data ? (
        <Part>
          <LoadFailed
            title="The projects could not be loaded"
            result={{ error: projects.error, isFetching: projects.isFetching, refetch }}
            level={2}
          />
        </Part>
      ) : (
        <Attention projects={projects.data} openFlags={counts['openFlags'] ?? flagsWithoutStream} />
      )}
      <AppTiles />
      <GroupLinks
        group="desk"
        title="Donations and people"
        about="Donations and refunds, enquiries, all records of a person, the audit log, and people with access."
      />
      <GroupLinks
        group="tickets"
        title="Tickets of MATE 2025"
        about="Orders and refunds, desk sales, the seating plan, ticket sales, invitations and check-in."
      />
      <ActivityPart period={period} onChoose={choose} />
      <FunnelsPart period={period} />
      {!projects.isError && <ProjectTable projects={projects.data} />}
      <Visits period={period} />
      <Speed />
    </>
  );
}

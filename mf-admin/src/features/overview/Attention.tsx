import styled from 'styled-components';
import { Link } from '@school/shared';
import { Part, PartTitle } from '@school/shared/staff/page';
import { LoadFailed } from '@school/shared/staff/ui';
import { color, line, measure, media, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { useListPaymentFlagsQuery } from '../../kit/flags/api';
import { OpenFlags, SHOWN_FLAGS } from '../../kit/flags/OpenFlags';
import { ReservedSpace } from '../../kit/page/ReservedSpace';
import type { Project } from '../../kit/projects/api';
import { useListMattersQuery } from './api';
import { MatterRows } from './matters/MatterRows';
import { needsAttention } from './needsAttention';
import { projectPath } from './projectPath';

interface Props {
  /** Undefined while loading. */
  readonly projects: readonly Project[] | undefined;
  /** The number of open payment cases; undefined while loading. */
  readonly openFlags: number | undefined;
}

/** Milliseconds between two counts while the page is visible. */
const COUNTED_EVERY_MS = 30_000;

/** Everything that needs attention, with links. All rows appear together, so that none moves another. */
export function Attention({ projects, openFlags }: Props) {
  const {
    data: waiting,
    error,
    isFetching,
    refetch,
  } = useListMattersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: COUNTED_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  const cases = useListPaymentFlagsQuery(SHOWN_FLAGS, { skip: !openFlags });
  const areCasesKnown = openFlags !== undefined && (openFlags === 0 || !cases.isLoading);
  const isReady = projects !== undefined && areCasesKnown && (waiting !== undefined || error !== undefined);
  const matters = needsAttention(projects ?? []);
  const isEmpty = waiting?.length === 0 && matters.length === 0;
  return (
    <Part aria-labelledby="attention">
      <PartTitle id="attention">Needs attention</PartTitle>
      <ReservedSpace name="attention" label="Loading open tasks" isReady={isReady} height={6 * ROW}>
        {() => (
          <>
            {openFlags !== undefined && openFlags > 0 && <OpenFlags count={openFlags} />}
            {error && !waiting && (
              <LoadFailed title="Open tasks could not be loaded" result={{ error, isFetching, refetch }} />
            )}
            {isEmpty ? (
              <Text size="small" muted>
                <span>{openFlags === 0 && 'There are no open tasks. '}</span>Every open project has received
                donations, and none has reached its target.
              </Text>
            ) : (
              <List>
                {waiting && <MatterRows matters={waiting} />}
                {matters.map(({ project, what }) => (
                  <li key={project.slug + what}>
                    <span>
                      <b>{project.name}</b> {what}
                    </span>
                    <Link to={projectPath(project)} aria-label={`View page: ${project.name}`}>
                      View page
                    </Link>
                  </li>
                ))}
              </List>
            )}
          </>
        )}
      </ReservedSpace>
    </Part>
  );
}

const ROW = 48;

const List = styled.ul`
  border-top: ${line.list} solid ${color.line};
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.s4};
    min-height: ${ROW - 1}px;
    border-bottom: 1px solid ${color.rule};
    ${media.phone} {
      padding-top: 10px;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 600;
  }
`;

import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import type { ListAddress } from '@school/shared/staff/list';
import { LoadFailed, Status } from '@school/shared/staff/ui';
import { color, line, size, space, type as voice } from '@school/shared/theme';
import { Button, Loading, Skeleton, Text } from '@school/shared/ui';
import { useListEngagementsQuery, type EngagementRow } from '../api';
import { BoardCard } from './BoardCard';
import { engagementKinds, engagementLabels } from './labels';

interface Props {
  readonly status: EngagementRow['status'];
  readonly address: ListAddress;
}

/** The most cards in a column; the list has the others. */
const SHOWN = 12;

/** The engagements of one status, the next day first. */
export function BoardColumn({ status, address: { query, change, open } }: Props) {
  const { page } = useShell();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const { search, filters } = query;
  const { data, error, isFetching, refetch } = useListEngagementsQuery(
    { ...(search && { search }), ...filters, status, sort: 'date', order: 'asc', perPage: SHOWN },
    { refetchOnMountOrArgChange: true },
  );

  function showList(): void {
    page.update({ engagementsView: 'list' });
    change({ filters: { ...filters, status } });
  }

  return (
    <Column aria-labelledby={id} aria-busy={isFetching}>
      <h2 id={id} ref={head} tabIndex={-1}>
        <Status kind={engagementKinds[status]}>{engagementLabels[status]}</Status>
        {data && <b>{data.total}</b>}
      </h2>
      {error ? (
        <LoadFailed title="This column could not be loaded" result={{ error, isFetching, refetch }} />
      ) : !data ? (
        <Loading label={`Loading: ${engagementLabels[status]}`}>
          <Skeleton height={180} />
        </Loading>
      ) : data.total === 0 ? (
        <Text size="small" muted>
          None
        </Text>
      ) : (
        <Cards aria-labelledby={id}>
          {data.rows.map((row) => (
            <BoardCard
              key={row.id}
              row={row}
              current={row.id === query.open}
              onOpen={() => open(row.id)}
              onMoved={() => head.current?.focus()}
            />
          ))}
        </Cards>
      )}
      {data && data.total > data.rows.length && (
        <Button tone="line" size="s" onClick={showList}>
          Show all {data.total} in the list
        </Button>
      )}
    </Column>
  );
}

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
  h2 {
    display: flex;
    justify-content: space-between;
    padding-block: ${space.s2};
    border-bottom: ${line.list} solid ${color.line};
    font-size: ${size.small};
    outline-offset: 2px;
  }
  h2 > b {
    ${voice.numeric}
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
`;

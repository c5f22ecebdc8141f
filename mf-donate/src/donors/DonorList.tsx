import { space } from '@school/shared/theme';
import { Button, Cluster, EmptyState, Grid, Text } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Appeal } from '../content/appeals';
import { DonorRows } from './DonorRows';
import { useDonors } from './useDonors';

/** The gifts, newest first, in pages that are added below. */
export function DonorList({ appeal }: { readonly appeal: Appeal }) {
  const [pages, setPages] = useState(1);
  const { data: first } = useDonors(appeal, 1);
  if (first?.total === 0) {
    return (
      <EmptyState title="No band has a name yet">
        The first gift that is made on this site will stand here.
      </EmptyState>
    );
  }
  const shown = first ? Math.min(pages * first.perPage, first.total) : 0;
  return (
    <>
      <Grid as="ul" columns={3} tablet={2} gap="s8" aria-label="Gifts">
        {Array.from({ length: pages }, (_, at) => (
          <DonorRows key={at} appeal={appeal} page={at + 1} />
        ))}
      </Grid>
      {first && (
        <Foot>
          <Text role="status">
            {shown} of {first.total} {first.total === 1 ? 'gift' : 'gifts'}
          </Text>
          {shown < first.total && (
            <Button tone="ink" onClick={() => setPages((count) => count + 1)}>
              Show more
            </Button>
          )}
        </Foot>
      )}
    </>
  );
}

const Foot = styled(Cluster)`
  margin-top: ${space.s8};
`;

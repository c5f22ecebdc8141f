import type { DonationProject } from '@school/shared/projects';
import { space } from '@school/shared/theme';
import { Button, Cluster, Grid, Text } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DonorRows } from './DonorRows';
import { useDonors } from './useDonors';

/** The donations, newest first, in pages that are appended. Without any, its section is hidden. */
export function DonorList({ project }: { readonly project: DonationProject }) {
  const [pages, setPages] = useState(1);
  const { data: first } = useDonors(project, 1);
  if (first?.total === 0) return <span data-no-donors />;
  const shown = first ? Math.min(pages * first.perPage, first.total) : 0;
  return (
    <>
      <Grid as="ul" columns={3} tablet={2} gap="s8" aria-label="Donations">
        {Array.from({ length: pages }, (_, at) => (
          <DonorRows key={at} project={project} page={at + 1} />
        ))}
      </Grid>
      {first && (
        <Foot>
          <Text role="status">
            {shown} of {first.total} {first.total === 1 ? 'donation' : 'donations'}
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

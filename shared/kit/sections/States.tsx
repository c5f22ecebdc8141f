import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Loading,
  Notice,
  Skeleton,
  SkeletonText,
  Stack,
  TextLink,
} from '@school/shared/ui';
import { useState } from 'react';
import { Chapter } from './Part';

export function States() {
  const [busy, setBusy] = useState(false);
  return (
    <Chapter title="States">
      <Grid columns={3} tablet={1}>
        <Loading label="Loading the people who lead us">
          <Stack>
            <Skeleton ratio="4 / 3" />
            <Skeleton width="70%" height={28} />
            <SkeletonText lines={3} />
          </Stack>
        </Loading>
        <EmptyState
          title="Nothing to show yet"
          action={<TextLink to="/music-competition">Look up my entry</TextLink>}
        >
          Results appear here when the jury publishes them.
        </EmptyState>
        <ErrorState
          title="The projects could not be loaded"
          message="The connection was lost."
          busy={busy}
          onRetry={() => setBusy(!busy)}
        />
      </Grid>
      <Grid columns={2} tablet={1} gap="s4">
        <Notice title="Your time is held">Until 10:15. Finish within fifteen minutes.</Notice>
        <Notice tone="success" title="Payment received!">
          The receipt is on its way.
        </Notice>
        <Notice tone="warning" title="Consent is missing">
          A guardian confirms by the link we emailed.
        </Notice>
        <Notice tone="error" title="The payment failed">
          You were not charged. <Button size="s">Pay again</Button>
        </Notice>
      </Grid>
    </Chapter>
  );
}

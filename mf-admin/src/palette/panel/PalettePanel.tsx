import { Suspense, useState } from 'react';
import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { ErrorState, SkeletonText } from '@school/shared/ui';
import { useGetMeQuery } from '../../access/api';
import type { PanelProps } from '../Palette';
import { Commands } from './Commands';

/** The palette once its code is there: it waits for the store and for the roles, not for what is typed. */
export function PalettePanel({ takeTyped, close }: PanelProps) {
  return (
    <Suspense fallback={<OnItsWay />}>
      <StoreProvider>
        <ForRole takeTyped={takeTyped} close={close} />
      </StoreProvider>
    </Suspense>
  );
}

function ForRole({ takeTyped, close }: PanelProps) {
  const me = useGetMeQuery();
  if (me.data) return <ForPerson me={me.data} {...{ takeTyped, close }} />;
  if (me.isError)
    return (
      <ErrorState
        title="Your roles could not be read"
        message={messageOfApiError(me.error)}
        busy={me.isFetching}
        onRetry={() => void me.refetch()}
        level={3}
      />
    );
  return <OnItsWay />;
}

function ForPerson({
  takeTyped,
  ...rest
}: PanelProps & { readonly me: NonNullable<ReturnType<typeof useGetMeQuery>['data']> }) {
  const [typed] = useState(takeTyped);
  return <Commands typedBefore={typed} {...rest} />;
}

const OnItsWay = () => (
  <div role="status">
    One moment
    <SkeletonText lines={5} />
  </div>
);

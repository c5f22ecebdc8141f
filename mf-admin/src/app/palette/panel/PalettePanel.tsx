import { Suspense } from 'react';
import { StoreProvider } from '@school/shared/api';
import { LoadFailed } from '@school/shared/staff/ui';
import { SkeletonText } from '@school/shared/ui';
import { useGetMeQuery } from '../../access/api';
import type { PanelProps } from '../panelProps';
import { Commands } from './Commands';

/** The palette once its code is there: it waits for the store and for the roles, not for what is typed. */
export function PalettePanel(props: PanelProps) {
  return (
    <Suspense fallback={<OnItsWay />}>
      <StoreProvider>
        <ForRole {...props} />
      </StoreProvider>
    </Suspense>
  );
}

function ForRole(props: PanelProps) {
  const me = useGetMeQuery();
  if (me.data) return <Commands me={me.data} {...props} />;
  if (me.isError) return <LoadFailed title="Your roles could not be loaded" result={me} level={3} />;
  return <OnItsWay />;
}

const OnItsWay = () => (
  <div role="status">
    One moment
    <SkeletonText lines={5} />
  </div>
);

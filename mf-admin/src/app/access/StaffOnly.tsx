import { Suspense, type ReactNode } from 'react';
import { StoreProvider } from '@school/shared/api';
import { Loading, Skeleton } from '@school/shared/ui';
import { Part } from '../../kit/page/Part';
import { LoadFailed } from '../../kit/ui/LoadFailed';
import { useGetConfigQuery, useGetMeQuery, type Me } from './api';
import { RoleMissing } from './RoleMissing';

/** The part of a page that belongs to staff: anybody else is told what is missing. The API decides, not this. */
export function StaffOnly({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<OnItsWay />}>
      <StoreProvider>
        <Gate isFor={({ staff }) => staff}>{children}</Gate>
      </StoreProvider>
    </Suspense>
  );
}

interface GateProps {
  readonly isFor: (me: Me) => boolean;
  /** Roles that open it beside those of staff. */
  readonly alsoFor?: readonly string[];
  readonly children: ReactNode;
}

/** Reads the roles of who is signed in, and says which is missing. */
export function Gate({ isFor, alsoFor = [], children }: GateProps) {
  const me = useGetMeQuery();
  const mayEnter = me.data && isFor(me.data);
  const config = useGetConfigQuery(undefined, { skip: mayEnter !== false });
  if (mayEnter) return children;
  return (
    <Part>
      {me.isError ? (
        <LoadFailed title="Your roles could not be read" result={me} level={2} />
      ) : me.data && !config.isLoading ? (
        <RoleMissing me={me.data} needs={config.data ? [...config.data.auth.staffRoles, ...alsoFor] : []} />
      ) : (
        <OnItsWay />
      )}
    </Part>
  );
}

/** The place of what waits for the roles. */
export function OnItsWay() {
  return (
    <Loading label="Reading your roles">
      <Skeleton height={120} />
    </Loading>
  );
}

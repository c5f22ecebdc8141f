import { Suspense, type ReactNode } from 'react';
import { StoreProvider } from '@school/shared/api';
import { Part } from '@school/shared/staff/page';
import { LoadFailed } from '@school/shared/staff/ui';
import { Loading, Skeleton } from '@school/shared/ui';
import { useGetConfigQuery, useGetMeQuery, type Me } from './api';
import { RoleMissing } from './RoleMissing';

/** Makes the guard of a part of a page: others are told which role is missing. The API decides, not this. */
const onlyFor = (isFor: GateProps['isFor'], alsoFor: readonly string[] = []) =>
  function Guard({ children }: { readonly children: ReactNode }) {
    return (
      <Suspense fallback={<OnItsWay />}>
        <StoreProvider>
          <Gate isFor={isFor} alsoFor={alsoFor}>
            {children}
          </Gate>
        </StoreProvider>
      </Suspense>
    );
  };

/** For staff. */
export const StaffOnly = onlyFor(({ staff }) => staff);

/** For staff, and the doorkeepers of an event. */
export const DoorOnly = onlyFor(({ door }) => door, ['door']);

/** For staff, and the jury of the competition. */
export const JuryOnly = onlyFor(({ jury }) => jury, ['jury']);

interface GateProps {
  readonly isFor: (me: Me) => boolean;
  /** Roles that open it beside those of staff. */
  readonly alsoFor: readonly string[];
  readonly children: ReactNode;
}

/** Reads the roles of the user, and says which one is missing. */
function Gate({ isFor, alsoFor, children }: GateProps) {
  const me = useGetMeQuery();
  const mayEnter = me.data && isFor(me.data);
  const config = useGetConfigQuery(undefined, { skip: mayEnter !== false });
  if (mayEnter) return children;
  return (
    <Part>
      {me.isError ? (
        <LoadFailed title="Your roles could not be loaded" result={me} level={2} />
      ) : me.data && !config.isLoading ? (
        <RoleMissing me={me.data} needs={config.data ? [...config.data.auth.staffRoles, ...alsoFor] : []} />
      ) : (
        <OnItsWay />
      )}
    </Part>
  );
}

/** Stands in place of a part until the roles are known. */
function OnItsWay() {
  return (
    <Loading label="Loading your roles">
      <Skeleton height={120} />
    </Loading>
  );
}

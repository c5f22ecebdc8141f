import { Suspense, type ReactNode } from 'react';
import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { ErrorState, Loading, Skeleton } from '@school/shared/ui';
import { useGetConfigQuery, useGetMeQuery } from './api';
import { Part } from '../frame/AdminFrame';
import { RoleMissing } from './RoleMissing';

/** The part of a page that belongs to staff: anybody else is told what is missing. The API decides, not this. */
export function StaffOnly({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<OnItsWay />}>
      <StoreProvider>
        <Gate>{children}</Gate>
      </StoreProvider>
    </Suspense>
  );
}

function Gate({ children }: { readonly children: ReactNode }) {
  const me = useGetMeQuery();
  const config = useGetConfigQuery(undefined, { skip: me.data?.staff !== false });
  if (me.data?.staff) return children;
  return (
    <Part>
      {me.isError ? (
        <ErrorState
          title="Your roles could not be read"
          message={messageOfApiError(me.error)}
          busy={me.isFetching}
          onRetry={() => void me.refetch()}
          level={2}
        />
      ) : me.data && !config.isLoading ? (
        <RoleMissing has={me.data.roles} needs={config.data?.auth.staffRoles ?? []} />
      ) : (
        <OnItsWay />
      )}
    </Part>
  );
}

function OnItsWay() {
  return (
    <Loading label="Reading your roles">
      <Skeleton height={120} />
    </Loading>
  );
}

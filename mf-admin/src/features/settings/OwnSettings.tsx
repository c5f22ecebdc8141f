import { Suspense, useEffect } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { Part } from '@school/shared/staff/page';
import { ErrorState, Loading, Skeleton } from '@school/shared/ui';
import { useGetMeQuery } from '../../app/access/api';
import { useGetProfileQuery } from './api';
import { MailSettings } from './MailSettings';
import { NameForm } from './NameForm';
import { showProfile } from '../../app/frame/ownProfile';
import { PasswordPart } from './PasswordPart';
import { PicturePart } from './PicturePart';
import { Sessions } from './Sessions';

/** Personal settings: picture, name and mails for staff, password and sessions for everybody. */
export function OwnSettings() {
  return (
    <Suspense fallback={<OnItsWay />}>
      <StoreProvider>
        <Chosen />
        <PasswordPart />
        <Sessions />
      </StoreProvider>
    </Suspense>
  );
}

function Chosen() {
  const { page } = useShell();
  const me = useGetMeQuery();
  const profile = useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (profile.data) showProfile(page, profile.data);
  }, [page, profile.data]);
  // What is known stays when it cannot be loaded again: a name may be typed.
  if ((me.isError && !me.data) || (profile.isError && !profile.data))
    return (
      <Part>
        <ErrorState
          title="Your settings could not be loaded"
          message={messageOfApiError(me.error ?? profile.error)}
          busy={me.isFetching || profile.isFetching}
          onRetry={() => {
            void me.refetch();
            void profile.refetch();
          }}
          level={2}
        />
      </Part>
    );
  if (!me.data || !profile.data) return <OnItsWay />;
  if (!me.data.staff) return null;
  return (
    <>
      <PicturePart hasPicture={profile.data.pictureUrl !== null} />
      <NameForm name={profile.data.name ?? ''} />
      <MailSettings profile={profile.data} />
    </>
  );
}

function OnItsWay() {
  return (
    <Part>
      <Loading label="Loading your settings">
        <Skeleton height={320} />
      </Loading>
    </Part>
  );
}

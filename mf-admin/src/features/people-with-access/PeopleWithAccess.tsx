import styled from 'styled-components';
import { DateTime } from '@school/shared/staff/detail';
import { Part } from '@school/shared/staff/page';
import { ActionButton, LoadFailed, Status } from '@school/shared/staff/ui';
import { color } from '@school/shared/theme';
import { Loading, Skeleton, Table, Text, VisuallyHidden, type Column } from '@school/shared/ui';
import { useListPeopleWithAccessQuery, useSignOutPersonMutation, type PersonWithAccess } from './api';

const columns: readonly Column<PersonWithAccess>[] = [
  {
    id: 'name',
    head: 'Name',
    bare: true,
    cell: ({ name, email, isSelf }) => (
      <Name>
        <b>{name}</b> {isSelf && <Status kind="live">You</Status>}
        {email && <small>{email}</small>}
      </Name>
    ),
  },
  {
    id: 'roles',
    head: 'Roles',
    cell: ({ roles }) => (roles.length > 0 ? roles.join(', ') : <small>no role</small>),
  },
  { id: 'seen', head: 'Last seen', cell: ({ seenAt }) => <DateTime value={seenAt} /> },
  {
    id: 'devices',
    head: 'Signed in on',
    cell: ({ devices, signedOut }) => (
      <>
        <span>{devices.join(', ') || 'no known device'}</span>
        {signedOut && (
          <small>
            <span>
              Signed out on <DateTime value={signedOut.at} />
            </span>
            {signedOut.by && <span> by {signedOut.by}</span>}
          </small>
        )}
      </>
    ),
  },
  {
    id: 'action',
    head: 'Sessions',
    cell: (person) => (person.isSelf ? <small>View settings</small> : <SignOutPerson person={person} />),
  },
];

/** Everybody whose sign-in has reported a role, with the button that signs them out. */
export function PeopleWithAccess() {
  const { data, error, isFetching, refetch } = useListPeopleWithAccessQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data)
    return (
      <Part aria-label="People with access">
        <Text size="small" muted>
          Roles are managed in the sign-in service. This list shows them as of each person’s last visit. A
          person who loses a role stays signed in until the next renewal; sign them out here to end access
          immediately.
        </Text>
        <People>
          <Table
            caption="People with access"
            columns={columns}
            rows={data}
            rowKey={({ account }) => account}
          />
        </People>
      </Part>
    );
  if (error)
    return <LoadFailed title="The list could not be loaded" result={{ error, isFetching, refetch }} />;
  return (
    <Loading label="Loading the people with access">
      <Skeleton height={240} />
    </Loading>
  );
}

const People = styled.div`
  small {
    display: block;
    color: ${color.muted};
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

/** Ends all sessions of a colleague, after a question. */
function SignOutPerson({ person: { account, name } }: { readonly person: PersonWithAccess }) {
  const [signOut] = useSignOutPersonMutation();
  return (
    <ActionButton
      run={() => signOut({ account }).unwrap()}
      done={`${name} was signed out everywhere.`}
      failed={`${name} was not signed out.`}
      confirm={{
        title: `Sign ${name} out everywhere?`,
        text: 'All of their devices are signed out. Unsaved text stays on their devices. They can sign in again with their password; to prevent that, first remove their account or roles in the sign-in service.',
        action: 'Sign out everywhere',
        busyLabel: 'Signing out',
      }}
    >
      Sign out everywhere<VisuallyHidden>: {name}</VisuallyHidden>
    </ActionButton>
  );
}

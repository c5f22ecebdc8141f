import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useShellState } from '@school/shared';
import { Part, PartTitle } from '@school/shared/staff/page';
import { color, media, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { Avatar } from '../../app/frame/Avatar';
import { ownName } from '../../app/area/ownName';

/** The signed-in person, as the sign-in service has them. */
export function Account() {
  const { user, claims } = useShellState((shell) => shell.auth);
  const name = useSyncExternalStore(ownName.subscribe, ownName.get, ownName.get);
  return (
    <Part aria-labelledby="account">
      <PartTitle id="account">Your account</PartTitle>
      <Person>
        <Avatar size="96px" />
        <dl>
          <dt>Name</dt>
          <dd>{name || user?.displayName || 'No name'}</dd>
          <dt>Email</dt>
          <dd>{user?.email}</dd>
          <dt>Roles</dt>
          <dd>{claims.roles.length > 0 ? claims.roles.join(', ') : 'None'}</dd>
        </dl>
      </Person>
      <Text size="small" muted>
        Your email comes from your sign-in account. Roles are assigned by an admin.
      </Text>
    </Part>
  );
}

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s5};
  dl {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 7px ${space.s3};
    align-content: start;
    flex: 1 1 280px;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${media.tiny} {
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

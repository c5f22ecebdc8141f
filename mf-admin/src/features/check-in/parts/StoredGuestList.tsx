import styled from 'styled-components';
import { formatClock } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Button, Text } from '@school/shared/ui';
import type { DoorList } from '../rules/types';

interface Props {
  /** Undefined while nothing is stored. */
  readonly list: DoorList | undefined;
  readonly onForget: () => void;
}

/** Shows what this phone stores about guests, with a button to delete it after the event. */
export function StoredGuestList({ list, onForget }: Props) {
  return (
    <Part aria-label="Stored on this phone">
      {list ? (
        <>
          <Text size="small" muted>
            For use without a network, this phone stores {list.tickets.length}{' '}
            {list.tickets.length === 1 ? 'name' : 'names'} as of {formatClock(list.at)} UTC, without usable
            ticket codes. Delete them after the event.
          </Text>
          <Button tone="line" size="s" onClick={onForget}>
            Delete the list from this phone
          </Button>
        </>
      ) : (
        <Text size="small" muted>
          No guest list is stored on this phone. It is loaded again when the page opens.
        </Text>
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
`;

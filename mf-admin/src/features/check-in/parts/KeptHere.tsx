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
export function KeptHere({ list, onForget }: Props) {
  return (
    <Part aria-label="Kept on this phone">
      {list ? (
        <>
          <Text size="small" muted>
            For when the network is gone, this phone keeps {list.tickets.length}{' '}
            {list.tickets.length === 1 ? 'name' : 'names'} as of {formatClock(list.at)} UTC, with no code that
            could be used. Take them off when the evening is over.
          </Text>
          <Button tone="line" size="s" onClick={onForget}>
            Forget the list on this phone
          </Button>
        </>
      ) : (
        <Text size="small" muted>
          This phone keeps no list of guests. It comes anew when the page is opened.
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

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '@school/shared/theme';
import { Button, VisuallyHidden } from '@school/shared/ui';

interface Props {
  readonly door: string;
  /** Admitted and expected guests, undefined while unknown. */
  readonly counts: { readonly checkedIn: number; readonly of: number } | undefined;
  /** Scans not reported to the API. */
  readonly waiting: number;
  readonly conflicts: number;
  readonly onChangeDoor: () => void;
}

/** The door, the number of admitted guests, and what needs attention. */
export function DoorState({ door, counts, waiting, conflicts, onChangeDoor }: Props) {
  return (
    <Row>
      <Figure name="Door">{door}</Figure>
      <Figure name="Admitted">{counts ? `${counts.checkedIn} of ${counts.of}` : '…'}</Figure>
      {waiting > 0 && <Figure name="Unsent">{waiting}</Figure>}
      {conflicts > 0 && <Figure name="Admitted twice">{conflicts}</Figure>}
      <Button tone="line" size="s" onClick={onChangeDoor}>
        Change <VisuallyHidden>the door</VisuallyHidden>
      </Button>
    </Row>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <p>
      <small>{name}</small> <b>{children}</b>
    </p>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s5};
  p {
    display: grid;
    min-width: 0;
  }
  small {
    color: ${color.muted};
  }
  b {
    font: 800 1.375rem/1.1 ${font.display};
    font-stretch: 80%;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  button {
    margin-left: auto;
  }
`;

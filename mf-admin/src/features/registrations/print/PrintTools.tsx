import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ToolbarRow } from '@school/shared/staff/list';
import { space } from '@school/shared/theme';
import { Button } from '@school/shared/ui';

interface Props {
  /** What the button prints: 'certificates'. */
  readonly what: string;
  /** Filters. */
  readonly children?: ReactNode;
  /** The number of sheets. */
  readonly words: string;
}

/** Filters and the print button. */
export function PrintTools({ what, children, words }: Props) {
  return (
    <Row>
      {children}
      <Button tone="ink" size="s" onClick={() => window.print()}>
        Print {what}
      </Button>
      <p role="status">{words}</p>
    </Row>
  );
}

const Row = styled(ToolbarRow)`
  margin-bottom: ${space.s3};
  > p {
    align-self: center;
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media } from '../../theme';

export interface FormActionsProps {
  /** The form's button, and a second way out if there is one. */
  children: ReactNode;
  /** What happens next, said before it happens. */
  next?: ReactNode;
}

/** The end of a form: its button and what follows. */
export function FormActions({ children, next }: FormActionsProps) {
  return (
    <Foot>
      <Row>{children}</Row>
      {next && <p>{next}</p>}
    </Foot>
  );
}

const Foot = styled.div`
  margin-top: 40px;
  > p {
    margin-top: 14px;
    color: ${color.muted};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 28px;
  ${media.phone} {
    > button {
      flex: 1 1 100%;
    }
  }
`;

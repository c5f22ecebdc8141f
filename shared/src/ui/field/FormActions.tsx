import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@school/shared';
import { color, media } from '../../theme';

export interface FormActionsProps {
  /** The form's button and an optional second action. */
  children: ReactNode;
  /** What happens after submitting. */
  next?: ReactNode;
  /**
   * Links to the privacy information for forms with personal data. With `children`, for forms that may concern a child,
   * links to the children's section and to child safety.
   */
  privacy?: 'all' | 'children' | undefined;
}

/** The end of a form: its button and notes. */
export function FormActions({ children, next, privacy }: FormActionsProps) {
  return (
    <Foot>
      <Row>{children}</Row>
      {next && <p>{next}</p>}
      {privacy && (
        <p>
          <Link to={privacy === 'children' ? '/privacy#children' : '/privacy'}>
            What we store, and how long
          </Link>
        </p>
      )}
      {privacy === 'children' && (
        <p>
          <Link to="/safeguarding">How children are kept safe</Link>
        </p>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  margin-top: 40px;
  > p {
    margin-top: 14px;
    color: ${color.muted};
  }
  /* Links below each other need spacing to be tapped. */
  > p:has(> a) + p {
    margin-top: 22px;
  }
  > p > a {
    display: inline-block;
    padding-block: 10px;
    margin-block: -10px;
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

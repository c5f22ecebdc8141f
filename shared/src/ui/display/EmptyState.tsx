import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, line } from '../../theme';
import { Title } from '../type/Title';

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do, or when there will be content. */
  children?: ReactNode;
  action?: ReactNode;
  /** Level of the heading; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
}

/** Shown when a list is empty, with what to do. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  return (
    <Panel data-ground="card">
      <Title as={`h${level}`} size={4}>
        {title}
      </Title>
      {children && <div>{children}</div>}
      {action}
    </Panel>
  );
}

/** The bordered panel of empty and error states. */
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  padding: clamp(22px, 2.4vw, 36px);
  border: ${line.field} solid ${color.line};
  > div {
    max-width: 40em;
  }
`;

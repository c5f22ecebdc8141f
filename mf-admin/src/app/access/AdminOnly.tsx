import type { ReactNode } from 'react';
import { EmptyState } from '@school/shared/ui';
import { useGetMeQuery } from './api';

interface Props {
  /** What is only for admins, as the start of a sentence. */
  readonly what: string;
  /** Level of the heading, 3 by default. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** Shows content to admins, and an explanation to others. The API enforces access. */
export function AdminOnly({ what, level, children }: Props) {
  const { data } = useGetMeQuery();
  if (data?.admin) return children;
  return (
    <EmptyState level={level} title={`${what} is for admins`}>
      You are signed in as staff, but this needs the role admin. Ask the office for it, then sign in again.
    </EmptyState>
  );
}

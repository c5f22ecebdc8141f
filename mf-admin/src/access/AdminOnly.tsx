import type { ReactNode } from 'react';
import { EmptyState } from '@school/shared/ui';
import { useGetMeQuery } from './api';

/** The part of a staff page that belongs to admins; others are told so. The API decides, not this. */
export function AdminOnly({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  const { data } = useGetMeQuery();
  if (data?.admin) return children;
  return (
    <EmptyState title={`${what} is for admins`}>
      You are signed in as staff; the role admin is missing. Someone who has it can give it to you; sign in
      again afterwards.
    </EmptyState>
  );
}

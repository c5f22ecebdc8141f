import { useShellState } from '@school/shared';
import { EmptyState, TextLink } from '@school/shared/ui';
import { adminArea } from '../area/area';
import type { Me } from './api';
import { mayOpen } from './mayOpen';

interface Props {
  readonly me: Me;
  /** One of these roles is required; empty when they could not be loaded. */
  readonly needs: readonly string[];
}

/** Says which role is missing, who can grant it, and which pages are open. */
export function RoleMissing({ me, needs }: Props) {
  const { roles: has } = me;
  const { user } = useShellState((shell) => shell.auth);
  const open = adminArea().pages.filter((page) => page.inSentence && mayOpen(page, me));
  const needed = needs.length > 0 ? `one of the roles ${list(needs)}` : 'a staff role';
  return (
    <EmptyState title="You are signed in, but a role is missing" level={2}>
      <p>This page is for {needed}.</p>
      <p>
        {user?.email ?? 'Your account'} has {has.length > 0 ? `only ${list(has)}` : 'no role'}. Roles are
        assigned in the school’s sign-in service. Ask the office, then sign in again.
      </p>
      {open.map(({ id, to, inSentence }) => (
        <p key={id}>
          <TextLink to={to}>Go to {inSentence}, which you may use</TextLink>
        </p>
      ))}
    </EmptyState>
  );
}

const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

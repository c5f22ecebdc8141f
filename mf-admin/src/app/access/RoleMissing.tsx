import { useShellState } from '@school/shared';
import { EmptyState, TextLink } from '@school/shared/ui';
import { juryPage } from '../../features/jury/pages/juryPage';
import { checkInPage } from '../../features/tickets/pages/ticketPages';

interface Props {
  readonly has: readonly string[];
  /** One of these is needed; empty when that could not be read. */
  readonly needs: readonly string[];
  /** Whether this person may stand at the doors of an event. */
  readonly mayCheckIn: boolean;
  /** Whether this person may score the competition. */
  readonly mayJudge: boolean;
}

/** Says plainly which role is missing, and who can change that. */
export function RoleMissing({ has, needs, mayCheckIn, mayJudge }: Props) {
  const { user } = useShellState((shell) => shell.auth);
  const needed = needs.length > 0 ? `one of the roles ${list(needs)}` : 'a role of staff';
  return (
    <EmptyState title="You are signed in, but a role is missing" level={2}>
      <p>What stands here is for {needed}.</p>
      <p>
        {user?.email ?? 'Your account'} has {has.length > 0 ? `only ${list(has)}` : 'no role'}. Roles are
        given in the school’s sign-in service, not on this site: ask the office, and sign in again afterwards.
      </p>
      {mayCheckIn && (
        <p>
          <TextLink to={checkInPage.to}>Go to the check-in, which you may use</TextLink>
        </p>
      )}
      {mayJudge && (
        <p>
          <TextLink to={juryPage.to}>Go to the jury’s page, which you may use</TextLink>
        </p>
      )}
    </EmptyState>
  );
}

const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

import { Part, PartTitle } from '@school/shared/staff/page';
import { Button } from '@school/shared/ui';
import { useSignOut } from '../../app/area/useSignOut';

/** The sign-out button. */
export function LeaveSite() {
  const { signOut, busy } = useSignOut();
  return (
    <Part aria-labelledby="leave">
      <PartTitle id="leave">Signing out</PartTitle>
      <p>Ends your session in this browser.</p>
      <div>
        <Button tone="ink" size="s" busy={busy} busyLabel="Signing out" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </Part>
  );
}

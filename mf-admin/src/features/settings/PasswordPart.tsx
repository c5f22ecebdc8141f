import { useState } from 'react';
import { useShellState } from '@school/shared';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Button, Notice } from '@school/shared/ui';
import { mailNewPasswordLink } from '../../app/login/mailNewPasswordLink';
import { useIdentity } from '../../app/login/useIdentity';

type Outcome = 'none' | 'busy' | 'sent' | 'failed';

/** Mails a link for a new password, which only the sign-in service ever sees. */
export function PasswordPart() {
  const { user } = useShellState((shell) => shell.auth);
  const identity = useIdentity();
  const [outcome, setOutcome] = useState<Outcome>('none');

  async function mail(): Promise<void> {
    setOutcome('busy');
    try {
      await mailNewPasswordLink(identity, user?.email ?? '');
      setOutcome('sent');
    } catch {
      // Whatever failed, the person can only retry.
      setOutcome('failed');
    }
  }

  return (
    <Part aria-labelledby="password">
      <PartTitle id="password">Password</PartTitle>
      <p>
        We send a link to {user?.email} to choose a new password. The link is valid for an hour. If you sign
        in with Google, change your password there.
      </p>
      {outcome === 'sent' && (
        <Notice tone="success" title="Check your email" live>
          We sent a link to {user?.email}.
        </Notice>
      )}
      {outcome === 'failed' && (
        <Notice tone="error" title="The link could not be sent" live>
          The sign-in service cannot be reached. Please try again.
        </Notice>
      )}
      <div>
        <Button tone="ink" size="s" busy={outcome === 'busy'} busyLabel="Sending" onClick={() => void mail()}>
          Send me a link
        </Button>
      </div>
    </Part>
  );
}

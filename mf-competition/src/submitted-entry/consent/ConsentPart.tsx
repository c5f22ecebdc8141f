import { messageOfApiError } from '@school/shared/api';
import { formatDate } from '@school/shared/format';
import { Button, Notice, Text } from '@school/shared/ui';
import { useAskEntryConsentAgainMutation } from '../../api';
import type { EntryProps } from '../part/EntryProps';
import { OnScreen, Part } from '../part/Part';
import { Toggle } from '../part/Toggle';
import { GuardianForm } from './GuardianForm';

/** The consent of a guardian, for entries that need one. */
export function ConsentPart({ entryKey, entry: { consent, guardian, state } }: EntryProps) {
  const [ask, { isLoading, isSuccess, error }] = useAskEntryConsentAgainMutation();
  if (consent.state === 'not_needed' || !guardian) return null;
  const isWaiting = consent.state === 'waiting' && state !== 'withdrawn';
  return (
    <Part
      id="entry-consent"
      title="A guardian’s consent"
      state={consent.state === 'given' ? 'Given' : 'Not given yet'}
      isOpen={isWaiting}
    >
      <Text>
        {consent.state === 'given'
          ? `${guardian.name} has agreed.`
          : `We have written to ${guardian.name} at ${guardian.email}. ${untilText(consent.until)}`}
      </Text>
      {isWaiting && (
        <OnScreen>
          {isSuccess && (
            <Notice tone="success" title="We have sent a new link" live>
              We have sent it to {guardian.email}. Older links no longer work.
            </Notice>
          )}
          {error !== undefined && (
            <Notice tone="error" title="No email was sent" live>
              {messageOfApiError(error)}
            </Notice>
          )}
          <Button
            tone="line"
            busy={isLoading}
            busyLabel="Sending …"
            onClick={() => void ask({ 'entry-key': entryKey, entryConsentRequest: {} })}
          >
            Send the email again
          </Button>
          <Toggle words="Ask another guardian">
            {(close) => <GuardianForm entryKey={entryKey} onDone={close} />}
          </Toggle>
        </OnScreen>
      )}
    </Part>
  );
}

const untilText = (until: string | null): string =>
  until === null ? '' : `The link in that email works until ${formatDate(until)}.`;

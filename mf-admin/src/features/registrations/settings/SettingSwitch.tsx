import { ActionButton } from '@school/shared/staff/ui';
import { useChangeCompetitionSettingsMutation, type CompetitionSettingsChange } from '../api';

interface Props {
  readonly change: CompetitionSettingsChange;
  readonly label: string;
  readonly title: string;
  /** What confirming does. */
  readonly says: string;
  /** The success message. */
  readonly done: string;
  readonly isStrong?: boolean;
}

/** Changes a setting after confirmation, because visitors or jurors notice it immediately. */
export function SettingSwitch({ change, label, title, says, done, isStrong }: Props) {
  const [send] = useChangeCompetitionSettingsMutation();
  return (
    <ActionButton
      run={() => send({ competitionSettingsChange: change }).unwrap()}
      done={done}
      failed="Nothing was changed."
      tone={isStrong ? 'ink' : 'line'}
      confirm={{ title, text: says, action: label, busyLabel: 'One moment' }}
    >
      {label}
    </ActionButton>
  );
}

/** Opens or closes entries. */
export function EntriesSwitch({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <SettingSwitch
      change={{ isOpen: !isOpen }}
      label={isOpen ? 'Close entries' : 'Open entries'}
      title={isOpen ? 'Close entries?' : 'Open entries?'}
      says={
        isOpen
          ? 'Competitors can no longer start or submit entries. Submitted entries stay, and you can still add entries from paper.'
          : 'Competitors can enter immediately, or from the opening time if one is set.'
      }
      done={isOpen ? 'Entries are closed.' : 'Entries are switched on.'}
      isStrong={!isOpen}
    />
  );
}

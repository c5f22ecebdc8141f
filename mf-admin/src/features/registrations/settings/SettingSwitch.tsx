import { ActionButton } from '../../../kit/ui/ActionButton';
import { useChangeCompetitionSettingsMutation, type CompetitionSettingsChange } from '../api';

interface Props {
  readonly change: CompetitionSettingsChange;
  readonly label: string;
  readonly title: string;
  /** What happens after a yes. */
  readonly says: string;
  /** Said when it is done. */
  readonly done: string;
  readonly isStrong?: boolean;
}

/** Changes one setting that others notice at once, so it is confirmed first. */
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

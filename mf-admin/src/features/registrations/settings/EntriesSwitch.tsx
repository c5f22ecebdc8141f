import { SettingSwitch } from './SettingSwitch';

/** Opens or closes entries. */
export function EntriesSwitch({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <SettingSwitch
      change={{ isOpen: !isOpen }}
      label={isOpen ? 'Close entries' : 'Open entries'}
      title={isOpen ? 'Close entries?' : 'Open entries?'}
      says={
        isOpen
          ? 'Nobody can begin or send an entry from now on. What was sent stays, and you can still type entries in.'
          : 'Competitors can enter at once, or from the opening time on where one is set.'
      }
      done={isOpen ? 'Entries are closed.' : 'Entries are switched on.'}
      isStrong={!isOpen}
    />
  );
}

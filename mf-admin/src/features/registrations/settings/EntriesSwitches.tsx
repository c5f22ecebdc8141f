import { Loaded } from '@school/shared/staff/forms';
import { TextLink } from '@school/shared/ui';
import { SwitchRows } from '../../../kit/ui/SwitchRows';
import { useGetCompetitionSettingsQuery } from '../api';
import { EntriesSwitch } from './SettingSwitch';
import { stateOfEntries } from './stateOfEntries';

/** The switch of the competition's registration, for the page of all switches. */
export function EntriesSwitches() {
  const entries = useGetCompetitionSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="competition’s settings" result={entries} height={90}>
      {(settings) => (
        <SwitchRows
          caption="Registration and auditions"
          rows={[
            {
              id: 'entries',
              name: 'Registration for the competition',
              state: stateOfEntries(settings, undefined),
              about: <TextLink to="/admin/registrations/settings">Times and the jury</TextLink>,
              press: <EntriesSwitch isOpen={settings.isOpen} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}

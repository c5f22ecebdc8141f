import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { Text, TextField } from '@school/shared/ui';
import { ChangedMeanwhile } from '../../../kit/forms/ChangedMeanwhile';
import { useFollowRecord } from '../../../kit/forms/useFollowRecord';
import { utcField } from '../../../kit/forms/utcTimes';
import { useChangeCompetitionSettingsMutation, type CompetitionSettings } from '../api';
import type { CompetitionTimes, CompetitionTimesFields } from './competitionTimes';

interface Props {
  readonly settings: CompetitionSettings;
  readonly onDone: () => void;
}

const fieldsOf = (settings: CompetitionSettings): CompetitionTimesFields => ({
  opensAt: utcField(settings.opensAt),
  closesAt: utcField(settings.closesAt),
  movesUntil: utcField(settings.movesUntil),
});

const labels: Readonly<Record<keyof CompetitionTimesFields, string>> = {
  opensAt: 'Entries open (UTC)',
  closesAt: 'Entries close (UTC)',
  movesUntil: 'Competitors can move their audition until (UTC)',
};

export function TimesForm({ settings, onDone }: Props) {
  const [change] = useChangeCompetitionSettingsMutation();
  const { form, field, frame } = useModalForm<CompetitionTimesFields, CompetitionTimes>({
    schema: () => import('./competitionTimes').then(({ competitionTimes }) => competitionTimes),
    defaults: fieldsOf(settings),
    idPrefix: 'times-',
    onDone,
    send: async (competitionSettingsChange) => {
      await change({ competitionSettingsChange }).unwrap();
      return 'The times were saved.';
    },
  });
  const changed = useFollowRecord(form, fieldsOf(settings));

  return (
    <FormFrame label="Competition times" {...frame} action="Save" busyLabel="Saving">
      <ChangedMeanwhile {...{ changed, labels }} />
      <Text>All times are in Ghana time (UTC). An empty field means no limit.</Text>
      <TextField type="datetime-local" label={labels.opensAt} optional {...field('opensAt')} />
      <TextField type="datetime-local" label={labels.closesAt} optional {...field('closesAt')} />
      <TextField
        type="datetime-local"
        label={labels.movesUntil}
        help="Afterwards only staff can move it."
        optional
        {...field('movesUntil')}
      />
    </FormFrame>
  );
}

import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Text, TextField } from '@school/shared/ui';
import { FormFrame } from '../../forms/FormFrame';
import { utcField } from '../../forms/utcTimes';
import { useChangeCompetitionSettingsMutation, type CompetitionSettings } from '../api';
import type { CompetitionTimes, CompetitionTimesFields } from './competitionTimes';

interface Props {
  readonly settings: CompetitionSettings;
  readonly onDone: () => void;
}

/** When entries open and close, and until when competitors move their audition. */
export function TimesForm({ settings, onDone }: Props) {
  const { toast } = useShell();
  const [change] = useChangeCompetitionSettingsMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<CompetitionTimesFields, CompetitionTimes>({
    schema: () => import('./competitionTimes').then(({ competitionTimes }) => competitionTimes),
    defaults: {
      opensAt: utcField(settings.opensAt),
      closesAt: utcField(settings.closesAt),
      movesUntil: utcField(settings.movesUntil),
    },
    idPrefix: 'times-',
  });

  async function send(competitionSettingsChange: CompetitionTimes): Promise<void> {
    await change({ competitionSettingsChange }).unwrap();
    toast.add('The times are set.', { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label="Times of the competition"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Set the times"
      busyLabel="Setting"
      onCancel={onDone}
    >
      <Text>All times are the time of Ghana, which is UTC. An empty field means no limit.</Text>
      <TextField type="datetime-local" label="Entries open (UTC)" optional {...field('opensAt')} />
      <TextField type="datetime-local" label="Entries close (UTC)" optional {...field('closesAt')} />
      <TextField
        type="datetime-local"
        label="Competitors move their audition until (UTC)"
        help="Afterwards only staff move it."
        optional
        {...field('movesUntil')}
      />
    </FormFrame>
  );
}

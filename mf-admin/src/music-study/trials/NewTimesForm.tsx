import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { instrumentIds, instrumentLabels, lessonVenues, venueLabels } from '@school/shared/schemas/lessons';
import type { TrialTimes } from '@school/shared/schemas/music-study';
import { FieldPair, SelectField, TextField } from '@school/shared/ui';
import { FormFrame } from '../../forms/FormFrame';
import { useAddTrialTimesMutation } from '../api';

const schema = () => import('@school/shared/schemas/music-study').then(({ trialTimes }) => trialTimes);

/** Nothing is chosen yet: the schema says what is missing. */
const EMPTY: TrialTimes = {
  instrument: '' as TrialTimes['instrument'],
  teacher: '',
  venue: '' as TrialTimes['venue'],
  date: '',
  from: '',
  to: '',
};

/** Makes the half hours of a teacher on a day free. */
export function NewTimesForm({ onDone }: { readonly onDone: () => void }) {
  const { toast } = useShell();
  const [add] = useAddTrialTimesMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm({
    schema,
    defaults: EMPTY,
    idPrefix: 'trial-',
  });
  const send = submit(async (newTrialTimes) => {
    const { added } = await add({ newTrialTimes }).unwrap();
    toast.add(`${added} ${added === 1 ? 'half hour is' : 'half hours are'} free now.`, { type: 'success' });
    onDone();
  });
  return (
    <FormFrame
      label="Free times for trial lessons"
      onSubmit={send}
      summary={summary}
      busy={sending || sent}
      action="Set them free"
      busyLabel="Setting"
      onCancel={onDone}
    >
      <FieldPair>
        <SelectField
          {...field('instrument')}
          label="Instrument"
          placeholder="Please choose"
          options={instrumentIds.map((value) => ({ value, label: instrumentLabels[value] }))}
        />
        <SelectField
          {...field('venue')}
          label="Venue"
          placeholder="Please choose"
          options={lessonVenues.map((value) => ({ value, label: venueLabels[value] }))}
        />
      </FieldPair>
      <TextField {...field('teacher')} label="Teacher" autoComplete="off" />
      <TextField {...field('date')} type="date" label="Day" />
      <FieldPair>
        <TextField {...field('from')} type="time" step={1800} label="From (UTC)" />
        <TextField {...field('to')} type="time" step={1800} label="To (UTC)" />
      </FieldPair>
    </FormFrame>
  );
}

import { messageOfApiError } from '@school/shared/api';
import { useWatch } from '@school/shared/form';
import { instrumentIds, instrumentLabels, lessonVenues, venueLabels } from '@school/shared/schemas/lessons';
import type { TrialTimes } from '@school/shared/schemas/music-study';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { FieldPair, SelectField, TextField } from '@school/shared/ui';
import { useAddTrialTimesMutation, useListTeachersQuery } from '../api';
import { teacherOptions } from './teacherOptions';

const schema = () => import('@school/shared/schemas/music-study').then(({ trialTimes }) => trialTimes);

/** No choice yet; the schema reports missing values. */
const EMPTY: TrialTimes = {
  instrument: '' as TrialTimes['instrument'],
  teacher: '',
  venue: '' as TrialTimes['venue'],
  date: '',
  from: '',
  to: '',
};

const helpOf = (
  teachers: readonly { readonly isActive: boolean }[] | undefined,
  error: unknown,
): string | undefined => {
  if (error) return `The teachers could not be loaded. ${messageOfApiError(error)}`;
  return teachers?.every(({ isActive }) => !isActive)
    ? 'Add teachers under Teachers, below the trial lessons.'
    : undefined;
};

/** Adds free half hours of a teacher on a day. */
export function NewTimesForm({ onDone }: { readonly onDone: () => void }) {
  const [add] = useAddTrialTimesMutation();
  const { data, error } = useListTeachersQuery();
  const { form, field, frame } = useModalForm({
    schema,
    defaults: EMPTY,
    idPrefix: 'trial-',
    onDone,
    send: async (newTrialTimes) => {
      const { added } = await add({ newTrialTimes }).unwrap();
      return `${added} ${added === 1 ? 'half hour was' : 'half hours were'} free now.`;
    },
  });
  const [instrument, venue] = useWatch({ control: form.control, name: ['instrument', 'venue'] });
  const options = teacherOptions(data?.teachers ?? [], { instrument, venue });
  return (
    <FormFrame label="Times for trial lessons" {...frame} action="Add times" busyLabel="Saving">
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
      <SelectField
        {...field('teacher')}
        label="Teacher"
        placeholder="Please choose"
        help={helpOf(data?.teachers, error)}
        options={options}
      />
      <TextField {...field('date')} type="date" label="Day" />
      <FieldPair>
        <TextField {...field('from')} type="time" step={1800} label="From (UTC)" />
        <TextField {...field('to')} type="time" step={1800} label="To (UTC)" />
      </FieldPair>
    </FormFrame>
  );
}

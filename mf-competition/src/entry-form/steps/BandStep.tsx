import {
  ageLimits,
  ageOn,
  bands,
  countingDay,
  highestGrade,
  limitsLabel,
  whyNotIn,
  type Band,
  type Instrument,
} from '@school/shared/competition';
import { formatDate } from '@school/shared/format';
import { useWatch } from '@school/shared/form';
import { RadioCards, SelectField, Table, Text, TextField, type Column } from '@school/shared/ui';
import { textsOf } from '../../content/bands';
import { useEntering } from '../flow/EntryContext';
import { useChoice } from './useChoice';

const grades = Array.from({ length: highestGrade + 1 }, (_, grade) => ({
  value: `${grade}`,
  label: grade === 0 ? 'None yet' : `Grade ${grade}`,
}));

const columns: readonly Column<Band>[] = [
  { id: 'band', head: 'Band', cell: (band) => <b>{band}</b> },
  { id: 'limits', head: 'For', cell: limitsLabel },
];

/** Age, grade and the bands: suitable ones first, the others with the reason. */
export function BandStep() {
  const { form, field } = useEntering().school;
  const [name, birthDate, grade] = useWatch({
    control: form.control,
    name: ['instrument', 'competitor.birthDate', 'grade'],
  });
  const gradeChoice = useChoice('grade');
  const instrument = name as Instrument;
  const age = ageOn(countingDay, birthDate);
  const isAge = birthDate !== '' && age >= ageLimits.min && age <= ageLimits.max;
  const isKnown = grade !== '' && isAge;
  return (
    <>
      <TextField
        label="The competitor’s date of birth"
        type="date"
        autoComplete="off"
        {...field('competitor.birthDate')}
        help={`The age on ${formatDate(countingDay)} counts${isAge ? `: ${age}` : ''}.`}
      />
      <SelectField
        label="Last grade passed on it"
        help={`By ${formatDate(countingDay)} as well.`}
        options={grades}
        placeholder="Please choose"
        {...gradeChoice}
      />
      {isKnown ? (
        <BandChoice instrument={instrument} age={age} grade={Number(grade)} />
      ) : (
        <Table
          caption="Its bands, by age and grade"
          columns={columns}
          rows={bands[instrument] ?? []}
          rowKey={(band) => band}
        />
      )}
    </>
  );
}

interface BandChoiceProps {
  readonly instrument: Instrument;
  readonly age: number;
  readonly grade: number;
}

function BandChoice({ instrument, ...level }: BandChoiceProps) {
  const { form } = useEntering().school;
  const choice = useChoice('band');
  const own: readonly Band[] = bands[instrument] ?? [];
  const judged = own.map((band) => ({ band, why: whyNotIn(instrument, band, level) }));
  const others = judged.filter(({ why }) => why !== undefined);
  const inOrder = [...judged.filter(({ why }) => why === undefined), ...others];
  return (
    <>
      <RadioCards
        label="Bands that fit"
        columns={1}
        {...choice}
        onChange={(event) => {
          choice.onChange(event);
          form.setValue('pieces', { A: '', B: '' });
        }}
        options={inOrder.map(({ band, why }) => ({
          value: band,
          label: `Band ${band}`,
          help: why
            ? `Does not fit: it ${why}.`
            : `${limitsLabel(band)}. Both pieces together: ${textsOf(band).length}.`,
          disabled: why !== undefined && band !== choice.value,
        }))}
      />
      {others.length > 0 && <Text muted>If a band does not fit, we say why, and you cannot choose it.</Text>}
    </>
  );
}

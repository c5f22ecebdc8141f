import {
  ageOn,
  agesLabel,
  bandRules,
  bands,
  countingDay,
  highestGrade,
  isAgeIn,
  isGradeIn,
  type Band,
  type Instrument,
} from '@school/shared/competition';
import { formatDate } from '@school/shared/format';
import { useWatch } from '@school/shared/form';
import { Notice, RadioCards, SelectField, Text } from '@school/shared/ui';
import { textsOf } from '../../content/bands';
import { useEntering } from '../flow/EntryContext';
import { useChoice } from './useChoice';

const grades = Array.from({ length: highestGrade + 1 }, (_, grade) => ({
  value: `${grade}`,
  label: grade === 0 ? 'None yet' : `Grade ${grade}`,
}));

/** The bands that fit come first and can be chosen; of the others it is said why they do not. */
export function BandStep() {
  const { form } = useEntering().school;
  const [instrument, birthDate, grade] = useWatch({
    control: form.control,
    name: ['instrument', 'competitor.birthDate', 'grade'],
  });
  const gradeChoice = useChoice('grade');
  const bandChoice = useChoice('band');
  const age = ageOn(countingDay, birthDate);
  const own: readonly Band[] = bands[instrument as Instrument] ?? [];
  const judged = own.map((band) => ({ band, why: whyNot(band, age, grade) }));
  const fitting = judged.filter(({ why }) => why === undefined);
  const others = judged.filter(({ why }) => why !== undefined);
  return (
    <>
      <SelectField
        label="Last grade passed on it"
        help={`By ${formatDate(countingDay)}, the day that counts. Who plays is ${age} then.`}
        options={grades}
        placeholder="Please choose"
        {...gradeChoice}
      />
      {grade !== '' && fitting.length === 0 && (
        <Notice tone="warning" title="No band of this instrument fits" live>
          None of its bands is for age {age} and this grade. Please look at the grade and the date of birth
          once more, choose another instrument, or call the office.
        </Notice>
      )}
      {grade !== '' && (
        <RadioCards
          label={fitting.length === 0 ? 'Bands' : 'Bands that fit'}
          columns={1}
          {...bandChoice}
          onChange={(event) => {
            bandChoice.onChange(event);
            form.setValue('pieces', { A: '', B: '' });
          }}
          options={[...fitting, ...others].map(({ band, why }) => ({
            value: band,
            label: `Band ${band}`,
            help: why ?? `${rulesOf(band)}. Both pieces together: ${textsOf(band).length}.`,
            disabled: why !== undefined && band !== bandChoice.value,
          }))}
        />
      )}
      {others.length > 0 && grade !== '' && (
        <Text muted>What does not fit says why, and cannot be chosen.</Text>
      )}
    </>
  );
}

const rulesOf = (band: Band): string => `For ${agesLabel(band)}, ${gradesLabel(band)}`;

/** 'up to grade 2', 'grades 3 to 8'. */
function gradesLabel(band: Band): string {
  const [from, to] = bandRules[band].grades;
  return from === 0 ? `up to grade ${to}` : `grades ${from} to ${to}`;
}

/** Why somebody cannot enter in a band, as a sentence. */
function whyNot(band: Band, age: number, grade: string): string | undefined {
  const reasons = [
    isAgeIn(band, age) ? '' : `is for ${agesLabel(band)}`,
    isGradeIn(band, Number(grade)) ? '' : `is for ${gradesLabel(band)}`,
  ].filter(Boolean);
  return reasons.length === 0 ? undefined : `Does not fit: it ${reasons.join(' and ')}.`;
}

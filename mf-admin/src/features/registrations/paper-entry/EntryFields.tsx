import { highestGrade, instrumentNames } from '@school/shared/competition';
import { useWatch } from '@school/shared/form';
import { optionsOf } from '@school/shared/staff/list';
import { CheckboxField, FieldGroup, FieldPair, SelectField, TextField } from '@school/shared/ui';
import { bandOptions, pieceOptions } from './choices';
import type { KitProps } from './kit';

const gradeOptions = Array.from({ length: highestGrade + 1 }, (_, grade) => ({
  value: String(grade),
  label: grade === 0 ? 'None' : `Grade ${grade}`,
}));

/** Instrument, band and one piece of each category. */
export function EntryFields({ kit: { form, field } }: KitProps) {
  const [instrument, band] = useWatch({ control: form.control, name: ['entry.instrument', 'entry.band'] });
  const place = `${instrument} ${band}`;
  return (
    <FieldGroup title="Entry">
      <SelectField
        label="Instrument"
        placeholder="Please choose"
        options={optionsOf(instrumentNames)}
        {...field('entry.instrument')}
      />
      <FieldPair>
        {/* The key remounts the list, so that it shows a stored value whose options arrived later. */}
        <SelectField
          key={instrument}
          label="Age and grade band"
          placeholder={instrument ? 'Please choose' : 'Choose the instrument first'}
          options={bandOptions(instrument)}
          {...field('entry.band')}
        />
        <SelectField
          label="Last grade passed"
          placeholder="Please choose"
          options={gradeOptions}
          {...field('entry.grade')}
        />
      </FieldPair>
      {(['A', 'B'] as const).map((category) => (
        <SelectField
          key={`${category} ${place}`}
          label={`Piece of Category ${category}`}
          placeholder={band ? 'Please choose' : 'Choose instrument and band first'}
          options={pieceOptions(instrument, band, category)}
          {...field(`entry.pieces.${category}`)}
        />
      ))}
      <FieldPair>
        <TextField label="Teacher" optional autoComplete="off" {...field('entry.teacher')} />
        <TextField label="School" optional autoComplete="off" {...field('entry.school')} />
      </FieldPair>
      <CheckboxField
        label="Teacher and school may receive a copy of the jury’s report"
        {...field('entry.sharesReport')}
      />
      <CheckboxField label="Accompanist requested" {...field('entry.needsAccompanist')} />
    </FieldGroup>
  );
}

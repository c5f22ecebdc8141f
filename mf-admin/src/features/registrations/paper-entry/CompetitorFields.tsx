import { useWatch } from '@school/shared/form';
import { optionsOf } from '@school/shared/staff/list';
import { EmailField, FieldGroup, FieldPair, PhoneField, SelectField, TextField } from '@school/shared/ui';
import { pictureLabels } from '../labels';
import { isMinor } from './choices';
import type { KitProps } from './kit';

/** The competitor, and the guardian of a minor. */
export function CompetitorFields({ kit: { form, field } }: KitProps) {
  const birthDate = useWatch({ control: form.control, name: 'entry.competitor.birthDate' });
  return (
    <>
      <FieldGroup title="Competitor">
        <TextField label="Name" autoComplete="off" {...field('entry.competitor.name')} />
        <TextField
          type="date"
          label="Date of birth"
          autoComplete="off"
          {...field('entry.competitor.birthDate')}
        />
        <FieldPair>
          <EmailField autoComplete="off" {...field('entry.competitor.email')} />
          <PhoneField autoComplete="off" {...field('entry.competitor.phone')} />
        </FieldPair>
      </FieldGroup>
      {isMinor({ birthDate }) && (
        <FieldGroup title="Parent or guardian">
          <TextField label="Name of the guardian" autoComplete="off" {...field('entry.guardian.name')} />
          <FieldPair>
            <EmailField label="Email of the guardian" autoComplete="off" {...field('entry.guardian.email')} />
            <PhoneField label="Phone of the guardian" autoComplete="off" {...field('entry.guardian.phone')} />
          </FieldPair>
          <TextField
            label="Consent signed by"
            help="As signed on the form. If empty, the guardian receives a link to agree by email."
            optional
            autoComplete="off"
            {...field('received.consentBy')}
          />
          <SelectField
            label="Pictures of the competitor"
            placeholder="Not answered"
            optional
            options={optionsOf(pictureLabels)}
            {...field('received.pictures')}
          />
        </FieldGroup>
      )}
    </>
  );
}

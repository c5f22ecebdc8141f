import { FieldGroup, SelectField } from '@school/shared/ui';
import type { DonationFormState } from './useDonationForm';

/** The supporter's page that the gift counts for; nothing while the project has none. */
export function SupporterChoice({
  donation: { field, supporterPages, isMonthly },
}: {
  readonly donation: DonationFormState;
}) {
  if (supporterPages.length === 0) return null;
  return (
    <FieldGroup title="Did someone ask you to give?">
      <SelectField
        label="Count it for a supporter’s page"
        optional
        help={isMonthly ? 'Your first month counts for it.' : undefined}
        options={supporterPages.map(({ id, title }) => ({ value: id, label: title }))}
        placeholder="No supporter’s page"
        {...field('supporterPage')}
      />
    </FieldGroup>
  );
}

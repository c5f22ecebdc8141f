import { entryFeePesewas } from '@school/shared/competition';
import { formatMoney } from '@school/shared/format';
import { CheckboxField, CheckboxGroup, FieldGroup, SelectField } from '@school/shared/ui';
import { optionsOf } from '../../../kit/list/filters';
import type { StaffAuditionSlot } from '../api';
import { paperLabels } from '../labels';
import { formatSlotId } from '../formatSlotId';
import type { KitProps } from './kit';

/** The audition, and what came with the sheet. */
export function OfficeFields({
  kit: { field, choices },
  slots,
}: KitProps & { readonly slots: readonly StaffAuditionSlot[] }) {
  return (
    <FieldGroup title="With the sheet">
      <SelectField
        label="Audition time"
        placeholder="None yet"
        help="Ghana time, which is UTC."
        optional
        options={slots
          .filter(({ isAvailable }) => isAvailable)
          .map(({ id }) => ({ value: id, label: formatSlotId(id) }))}
        {...field('slot')}
      />
      <CheckboxGroup
        label="Papers that came"
        optional
        options={optionsOf(paperLabels)}
        {...choices('received.papers')}
      />
      <CheckboxField
        label={`The fee of ${formatMoney(entryFeePesewas)} is paid at the office`}
        {...field('received.fee')}
      />
    </FieldGroup>
  );
}

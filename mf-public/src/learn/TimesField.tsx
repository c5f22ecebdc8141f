import type { BoxesProps } from '@school/shared/ui';
import { days, partsOfDay } from '../content/options';
import { hoursOfParts } from '../content/hours';
import { CheckboxGrid } from '../ui/CheckboxGrid';

const rows = days.map(({ value, label }) => ({ value, label, short: label.slice(0, 3) }));
const columns = partsOfDay.map(({ value, label }) => ({ value, label, help: hoursOfParts[value] }));

export function TimesField(boxes: Omit<BoxesProps, 'label'>) {
  return (
    <CheckboxGrid
      {...boxes}
      label="Which times suit?"
      help="Tick all that do. The more you tick, the sooner we find a place."
      corner="Day"
      rows={rows}
      columns={columns}
    />
  );
}

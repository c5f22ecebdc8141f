import { SelectField, type SelectFieldProps } from '@school/shared/ui';
import { OnlyOne } from './OnlyOne';

/** A select field of what is offered; a single option is shown as text. */
export function OfferedSelect(props: SelectFieldProps) {
  const [first, ...others] = props.options;
  if (first && others.length === 0) return <OnlyOne label={props.label}>{first.label}</OnlyOne>;
  return <SelectField {...props} />;
}

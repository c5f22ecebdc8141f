import { SelectField, type SelectFieldProps } from '@school/shared/ui';
import { OnlyOne } from './OnlyOne';

/** A list of what is offered; the only thing is said and not asked. */
export function OfferedSelect(props: SelectFieldProps) {
  const [first, ...others] = props.options;
  if (first && others.length === 0) return <OnlyOne label={props.label}>{first.label}</OnlyOne>;
  return <SelectField {...props} />;
}

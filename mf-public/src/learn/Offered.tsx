import { Segmented, type SegmentedProps } from '@school/shared/ui';
import { OnlyOne } from './OnlyOne';

/** A choice of what is offered; a single option is shown as text. */
export function Offered(props: SegmentedProps) {
  const [first, ...others] = props.options;
  if (first && others.length === 0) return <OnlyOne label={props.label}>{first.label}</OnlyOne>;
  return <Segmented {...props} wide />;
}

import { CheckboxGroup, type BoxesProps } from '../ui/CheckboxGroup';
import { interestLabels } from '../content/community';

const options = Object.entries(interestLabels).map(([value, label]) => ({ value, label }));

export function Interests({ boxes }: { readonly boxes: Omit<BoxesProps, 'label'> }) {
  return <CheckboxGroup {...boxes} label="What would you like to hear about?" optional options={options} />;
}

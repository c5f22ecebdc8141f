import { interestLabels } from '@school/shared/schemas/community/labels';
import { optionsOf } from '../content/options';
import { CheckboxGroup, type BoxesProps } from '../ui/CheckboxGroup';

const options = optionsOf(interestLabels);

export function Interests({ boxes }: { readonly boxes: Omit<BoxesProps, 'label'> }) {
  return <CheckboxGroup {...boxes} label="What would you like to hear about?" optional options={options} />;
}

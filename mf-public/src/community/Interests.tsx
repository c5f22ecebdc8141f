import { interestLabels } from '@school/shared/schemas/community/labels';
import { CheckboxGroup, type BoxesProps } from '@school/shared/ui';
import { optionsOf } from '../content/options';

const options = optionsOf(interestLabels);

export function Interests({ boxes }: { readonly boxes: Omit<BoxesProps, 'label'> }) {
  return <CheckboxGroup {...boxes} label="What would you like to hear about?" optional options={options} />;
}

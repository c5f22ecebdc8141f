import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckboxField } from './CheckboxField';
import { choiceId, Choices } from './Choices';
import { useWiring, type FieldProps } from './Field';

/** Props of checkboxes that share a name, from `useSchoolForm().choices`. */
export interface BoxesProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'value' | 'defaultValue' | 'children'> {
  /** The values of the initially ticked boxes. */
  defaultValue?: readonly string[] | undefined;
}

export interface CheckboxGroupProps extends BoxesProps {
  options: readonly { value: string; label: ReactNode; help?: ReactNode }[];
}

/** A question with several answers as checkboxes. */
export function CheckboxGroup({
  label,
  help,
  error,
  hideLabel,
  optional,
  options,
  defaultValue = [],
  ...input
}: CheckboxGroupProps) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  const { id } = wiring.control;
  return (
    <Choices many {...{ label, help, error, hideLabel, optional, wiring }}>
      {options.map((option, at) => (
        <CheckboxField
          key={option.value}
          {...input}
          id={choiceId(id, at)}
          value={option.value}
          defaultChecked={defaultValue.includes(option.value)}
          label={option.label}
          help={option.help}
        />
      ))}
    </Choices>
  );
}

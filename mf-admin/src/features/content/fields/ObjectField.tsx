import { Fields } from '@school/shared/ui';
import styled from 'styled-components';
import type { HoldingFieldProps } from './fieldProps';

/** Fields of an object, as a group when it has a name. */
export function ObjectField(props: HoldingFieldProps) {
  const { schema, value, place, label, errors, onChange, Field } = props;
  const held = (value ?? {}) as Readonly<Record<string, unknown>>;
  const fields = (
    <Fields>
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <Field
          key={name}
          schema={field}
          value={held[name]}
          place={[...place, name]}
          label={field.title ?? name}
          isOptional={!schema.required?.includes(name)}
          {...{ errors, onChange }}
        />
      ))}
    </Fields>
  );
  if (!schema.title) return fields;
  return (
    <Group>
      <legend>{label}</legend>
      {fields}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  > legend {
    margin-bottom: 12px;
    font-weight: 700;
  }
`;

import styled from 'styled-components';
import { Text } from '@school/shared/ui';
import { space } from '@school/shared/theme';
import { isFields } from '../rules/values';

import { ChosenPhotograph } from './ChosenPhotograph';
import { idOf, type HoldingFieldProps } from './fieldProps';
import { AddPhotograph } from './lazyAddPhotograph';
import { PlaceError } from './PlaceError';

/** A photograph of a text: choosing, cropping, the consent of the people in it, its description, and removing. */
export function PhotographField(props: HoldingFieldProps) {
  const { schema, value, place, label, errors, onChange } = props;
  const id = idOf(place);
  const error = errors[place.join('.')];
  const focus = (to: string) => requestAnimationFrame(() => document.getElementById(to)?.focus());
  return (
    <Group id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label} (optional)</legend>
      {schema.description && <Text size="small">{schema.description}</Text>}
      <PlaceError id={`${id}-error`} error={error} />
      {isFields(value) ? (
        <ChosenPhotograph
          {...props}
          photo={value}
          onRemove={() => {
            onChange(place, undefined);
            focus(id);
          }}
        />
      ) : (
        <AddPhotograph
          place={place}
          ratio={schema.photograph?.ratio ?? 1}
          onAdded={({ id: added, width, height }) => {
            onChange(place, { added, width, height, alt: '' });
            focus(idOf([...place, 'alt']));
          }}
        />
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
  min-width: 0;
  outline: 0;
  > legend {
    font-weight: 700;
  }
`;

import styled from 'styled-components';
import { color, line, space } from '@school/shared/theme';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { idOf, type HoldingFieldProps } from './fieldProps';
import { ListItem } from './ListItem';
import { PlaceError } from './PlaceError';
import { useListItems } from './useListItems';

/** A list of items, each of which can be opened, moved and removed by keyboard and pointer. */
export function ListField({ schema, value, place, label, errors, onChange, Field }: HoldingFieldProps) {
  const { items: field = {}, item = 'item' } = schema;
  const { box, said, add, entries } = useListItems({ schema, value, place, onChange });
  const id = idOf(place);
  const error = errors[place.join('.')];
  return (
    <List ref={box} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {schema.description && <Text size="small">{schema.description}</Text>}
      <PlaceError id={`${id}-error`} error={error} />
      <ol>
        {entries.map((entry, at) => (
          <li key={entry.key}>
            <ListItem
              schema={field}
              label={field.type === 'object' ? '' : `${field.title ?? item} ${at + 1}`}
              {...{ entry, errors, onChange, Field }}
            />
          </li>
        ))}
      </ol>
      <Button id={`${id}-add`} tone="line" size="s" disabled={!add} onClick={add}>
        Add {/^[aeiou]/.test(item) ? 'an' : 'a'} {item}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </List>
  );
}

const List = styled.fieldset`
  min-width: 0;
  outline: 0;
  > legend {
    font-weight: 700;
  }
  > ol {
    margin-block: ${space.s2} ${space.s3};
    border-top: ${line.list} solid ${color.rule};
  }
  > ol > li {
    border-bottom: ${line.list} solid ${color.rule};
  }
`;

import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { useFold } from '@school/shared/ui';
import { disclosureMark } from '../../../kit/ui/disclosureMark';
import { idOf, type HoldingFieldProps } from './fieldProps';
import { ItemActions } from './ItemActions';
import type { ListEntry } from './useListItems';

interface Props extends Pick<HoldingFieldProps, 'schema' | 'errors' | 'onChange' | 'Field'> {
  readonly entry: ListEntry;
  /** The label of the field, for items of a single field. */
  readonly label: string;
}

/** An item of a list: a field beside its buttons, or collapsible fields under its name. */
export function ListItem({ entry, schema, label, errors, onChange, Field }: Props) {
  const { value, place, title, isNew, onUp, onDown, onRemove } = entry;
  const inside = <Field {...{ schema, value, place, label, errors, onChange }} />;
  const actions = <ItemActions id={idOf(place)} of={title} {...{ onUp, onDown, onRemove }} />;
  const isWrong = Object.keys(errors).some((where) => where.startsWith(`${place.join('.')}.`));
  const fold = useFold(isWrong, isNew);
  if (schema.type !== 'object')
    return (
      <Row>
        {inside}
        {actions}
      </Row>
    );
  return (
    <Item {...fold}>
      <summary>{title}</summary>
      <div>
        {actions}
        {inside}
      </div>
    </Item>
  );
}

const Item = styled.details`
  > summary {
    display: flex;
    align-items: center;
    min-height: 48px;
    gap: 10px;
    font-weight: 650;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  ${disclosureMark}
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
    padding: 0 0 ${space.s5} ${space.s5};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.s2};
  padding-block: ${space.s2};
`;

import { CheckboxField } from '../../ui';

interface Props {
  readonly columns: readonly { readonly id: string; readonly head: string }[];
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** The columns of a list as checkboxes. */
export function ColumnTicks({ columns, isShown, toggle }: Props) {
  return columns.map(({ id, head }) => (
    <CheckboxField
      key={id}
      name={`column-${id}`}
      label={head}
      checked={isShown(id)}
      onChange={() => toggle(id)}
    />
  ));
}

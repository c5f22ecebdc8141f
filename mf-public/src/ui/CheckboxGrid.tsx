import { color, line, measure, media, size } from '@school/shared/theme';
import { Choices, useWiring, VisuallyHidden, type BoxesProps } from '@school/shared/ui';
import styled from 'styled-components';

/** A row or column of the grid. */
interface GridLine {
  value: string;
  label: string;
  /** A short label for narrow screens. */
  short?: string | undefined;
  help?: string | undefined;
}

export interface CheckboxGridProps extends BoxesProps {
  /** The heading of the rows, such as `Day`. */
  corner: string;
  rows: readonly GridLine[];
  columns: readonly GridLine[];
}

/**
 * A grid of checkboxes for two things at once, such as days and parts of the day. A value joins both:
 * `monday_morning`. Ticked boxes are beats in a woven strip.
 */
export function CheckboxGrid({
  label,
  help,
  error,
  hideLabel,
  optional,
  corner,
  rows,
  columns,
  defaultValue = [],
  ...input
}: CheckboxGridProps) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  const { id } = wiring.control;
  const box = (row: number, column: number, value: string) => (
    <input
      {...input}
      type="checkbox"
      id={row === 0 && column === 0 ? id : `${id}-${value}`}
      value={value}
      defaultChecked={defaultValue.includes(value)}
      aria-invalid={wiring.control['aria-invalid']}
    />
  );
  return (
    <Choices many {...{ label, help, error, hideLabel, optional, wiring }}>
      <Cloth>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{corner}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column.value} scope="col">
                {column.label}
                {column.help && <small>{column.help}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.value}>
              <th scope="row">
                <Full $hasShort={row.short !== undefined}>{row.label}</Full>
                {row.short !== undefined && <Short aria-hidden="true">{row.short}</Short>}
              </th>
              {columns.map((column, across) => (
                <td key={column.value}>
                  <Cell>
                    {box(at, across, `${row.value}_${column.value}`)}
                    <VisuallyHidden>{`${row.label} ${column.label.toLowerCase()}`}</VisuallyHidden>
                  </Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Cloth>
    </Choices>
  );
}

const Cloth = styled.table`
  width: 100%;
  margin-top: 8px;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    font-weight: 600;
    text-align: left;
  }
  thead th {
    padding: 0 2px 8px;
    line-height: 1.2;
    text-align: center;
    vertical-align: bottom;
  }
  small {
    display: block;
    font-size: ${size.small};
    font-weight: 400;
    color: ${color.muted};
  }
  tbody td {
    padding: 0;
    border: ${line.field} solid ${color.line};
  }
  &:has([aria-invalid]) tbody td {
    border-color: ${color.error};
  }
  thead > tr > :first-child {
    width: 7.5em;
  }
  ${media.phone} {
    thead > tr > :first-child {
      width: 3.25em;
    }
    thead th {
      font-size: ${size.small};
    }
  }
`;

const Full = styled.span<{ $hasShort: boolean }>`
  ${media.phone} {
    ${({ $hasShort }) => $hasShort && 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'}
  }
`;

const Short = styled.span`
  display: none;
  ${media.phone} {
    display: inline;
  }
`;

const Cell = styled.label`
  position: relative;
  display: block;
  > input {
    appearance: none;
    display: block;
    width: 100%;
    min-height: ${measure.control};
    margin: 0;
    background: ${color.field};
    cursor: pointer;
  }
  > input:hover {
    background: ${color.quiet};
  }
  > input:checked {
    background: radial-gradient(circle, ${color.onStrongAccent} 0 9px, transparent 9.5px) ${color.strong};
  }
  > input:focus-visible {
    position: relative;
    z-index: 1;
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

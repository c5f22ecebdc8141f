import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, measure, size, space } from '@school/shared/theme';
import type { PaletteItem } from './items';

interface Props {
  readonly id: string;
  readonly groups: readonly {
    readonly group: string;
    readonly label: string;
    readonly items: readonly PaletteItem[];
  }[];
  readonly current: PaletteItem | undefined;
  readonly onChoose: (item: PaletteItem) => void;
}

/** The matching items in groups; the focus stays in the field. */
export function Options({ id, groups, current, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);
  return (
    <List ref={list} id={id} role="listbox" aria-label="Results">
      {groups.map(({ group, label, items }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <GroupName id={`${id}-${group}`} role="presentation">
            {label}
          </GroupName>
          {items.map((item) => (
            <Option
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              aria-selected={item === current}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              <b>{item.label}</b>
              <span>{item.about}</span>
            </Option>
          ))}
        </div>
      ))}
    </List>
  );
}

const List = styled.div`
  max-height: min(50vh, 420px);
  max-height: min(50dvh, 420px);
  min-height: 180px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const GroupName = styled.div`
  padding: ${space.s3} ${space.s3} ${space.s1};
  font-size: ${size.mini};
  font-weight: 700;
  color: ${color.muted};
`;

const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s3};
  min-height: ${measure.target};
  padding: 9px ${space.s3};
  border-left: 4px solid transparent;
  cursor: pointer;
  overflow-wrap: anywhere;
  span {
    font-size: ${size.small};
    color: ${color.muted};
  }
  &:hover {
    background: ${color.quiet};
  }
  &[aria-selected='true'] {
    border-color: ${color.accent};
    background: ${color.quiet};
  }
`;

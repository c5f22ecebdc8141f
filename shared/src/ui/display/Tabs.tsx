import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, measure, motion, space } from '../../theme';
import { useTabs } from './useTabs';

/** One tab with its panel. */
export interface TabItem {
  id: string;
  label: ReactNode;
  /** A number beside the label. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  initial?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** Panels that share one place. Arrow keys, Home and End move between tabs. */
export function Tabs({ label, items, value, initial, onChange }: TabsProps) {
  const tabs = useTabs({ ids: items.map(({ id }) => id), value, initial, onChange });
  return (
    <div>
      <List aria-label={label} {...tabs.list}>
        {items.map(({ id, label: words, count }) => (
          <Tab key={id} {...tabs.tab(id)}>
            {words}
            {count !== undefined && <span>{count}</span>}
          </Tab>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <Panel key={id} {...tabs.panel(id)}>
          {content}
        </Panel>
      ))}
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.rule};
`;

const Tab = styled.button`
  flex: none;
  min-height: ${measure.control};
  padding: 0 14px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  font-weight: 600;
  color: ${color.muted};
  white-space: nowrap;
  transition: ${motion.on('border-color')};
  > span {
    margin-left: 7px;
    font-variant-numeric: tabular-nums;
  }
  &[aria-selected='true'] {
    color: ${color.text};
    font-weight: 700;
    border-color: ${color.accent};
  }
  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Panel = styled.div`
  padding-top: ${space.s6};
`;

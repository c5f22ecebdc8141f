import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { StandInShell } from '@school/shared/testing';
import { color, layer, measure, space } from '@school/shared/theme';

/** Lists the toasts that the app has shown; pressing one removes it. */
export function ToastList({ toasts }: { readonly toasts: StandInShell['toast'] }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <List role="status" aria-label="Toasts">
      {shown.map(({ id, message, type }) => (
        <li key={id} data-ground="ink">
          <span>
            {type}: {message}
          </span>
          <button type="button" aria-label="Dismiss" onClick={() => toasts.remove(id)}>
            ×
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  position: fixed;
  top: ${space.s20};
  left: 50%;
  z-index: ${layer.header};
  transform: translateX(-50%);
  display: grid;
  gap: ${space.s2};
  width: min(${measure.dialog}, calc(100vw - 32px));
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-left: ${space.s4};
    border: 1px solid ${color.rule};
  }
  button {
    min-width: ${measure.target};
    min-height: ${measure.target};
    border: 0;
    background: none;
  }
`;

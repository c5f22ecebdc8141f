import styled from 'styled-components';
import { useShell } from '@school/shared';
import { SEARCH_MODAL } from '@school/shared/contract';
import { color, measure } from '@school/shared/theme';

/** Opens the site search. Hidden without a script, because it would do nothing. */
export function SearchButton() {
  const { modal } = useShell();
  return (
    <Round type="button" aria-label="Search" onClick={() => modal.open(SEARCH_MODAL)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4,10a6,6 0 1 0 12,0a6,6 0 1 0-12,0M14.5,14.5 21,21" />
      </svg>
    </Round>
  );
}

const Round = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: ${measure.target};
  height: ${measure.target};
  // At most the gap beside it in the narrowest bar, so that it does not cover its neighbour.
  margin-inline: -8px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  svg {
    width: 26px;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
  }
  &:hover {
    background: ${color.rule};
  }
  @media (scripting: none), print {
    display: none;
  }
`;

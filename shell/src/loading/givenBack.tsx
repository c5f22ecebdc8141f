import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { reloadWithInput } from './inputTransfer';

/** Shows a notice below a page that is readable without its code. Its button loads the page again. */
export function showGivenBack(outlet: HTMLElement, area: Element): void {
  const element = outlet.appendChild(document.createElement('div'));
  // The notice stays visible as long as the page above it.
  element.style.display = 'contents';
  createRoot(element, { identifierPrefix: 'given-back-' }).render(
    <GivenBack onRetry={() => reloadWithInput(area)} />,
  );
}

function GivenBack({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice role="status">
      <span>Part of this page does not work at the moment.</span>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </Notice>
  );
}

const Notice = styled.section`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px var(--gut);
  background: var(--sand);
  color: var(--ink);

  button {
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid;
    background: none;
    color: inherit;
    font-weight: 700;
  }
`;

import { Button } from '@school/shared/ui';
import styled from 'styled-components';

/** Hidden without scripts, where only the menu of the browser can print. */
export function PrintButton() {
  return (
    <WithScript>
      <Button tone="ink" onClick={() => window.print()}>
        Print the entry sheet
      </Button>
    </WithScript>
  );
}

const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

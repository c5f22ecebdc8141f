import { Button } from '@school/shared/ui';
import styled from 'styled-components';

/** Hidden where there are no scripts: there, the browser's own menu prints the sheet. */
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

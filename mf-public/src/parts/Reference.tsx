import { size, space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';

/** A reference number, large enough to read out on the phone. */
export function Reference({ children }: { readonly children: string }) {
  return (
    <Line>
      Your reference <b>{children}</b>
    </Line>
  );
}

const Line = styled.p`
  b {
    display: block;
    margin-top: ${space.s1};
    ${voice.figure}
    font-size: ${size.t3};
    overflow-wrap: anywhere;
  }
`;

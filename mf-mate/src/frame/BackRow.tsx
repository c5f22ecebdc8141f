import { color, line, space } from '@school/shared/theme';
import { TextLink, Wrap } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The last row of a page, with a link home. */
export function BackRow({ children }: { readonly children?: ReactNode }) {
  return (
    <Row data-unprinted>
      {children}
      <TextLink plain to="/">
        Back to the school
      </TextLink>
    </Row>
  );
}

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s5} ${space.s12};
  padding-block: ${space.s8};
  border-top: ${line.hair} solid ${color.rule};
  color: ${color.muted};
`;

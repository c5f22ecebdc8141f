import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, type as voice } from '@school/shared/theme';

/** A part of a drawer, set off from the one above; it takes the focus of what goes away in it. */
export function DrawerPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
  padding-block: ${space.s4};
  font-size: ${size.small};
  line-height: 1.4;
  & + & {
    border-top: 1px solid ${color.rule};
  }
  &:first-child {
    padding-top: 0;
  }
  h3 {
    ${voice.subtitle}
    font-size: ${size.lead};
  }
`;

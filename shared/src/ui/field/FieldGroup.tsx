import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, media, space, type as voice } from '../../theme';

export interface FieldGroupProps {
  /** The group's question or name. */
  title: ReactNode;
  children: ReactNode;
}

/** A part of a form under a bar line: a few fields that answer one question. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <Group>
      <legend>{title}</legend>
      <Fields>{children}</Fields>
    </Group>
  );
}

/** Fields below each other with the form's spacing. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
`;

/** Two short fields side by side, or below each other on a phone. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s6} ${space.s5};
  align-items: end;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Group = styled.fieldset`
  margin-top: ${space.s12};
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
  > legend {
    float: left;
    width: 100%;
    margin-bottom: 18px;
    ${voice.title}
    font-size: clamp(1.625rem, 1.2rem + 1vw, 2.125rem);
  }
  > legend + * {
    clear: both;
  }
`;

import { color, line, measure, media, type as voice } from '@school/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Shows a single option as text in the place of its field. */
export function OnlyOne({ label, children }: Props) {
  return (
    <Said>
      <b>{label}</b>
      <span>{children}</span>
    </Said>
  );
}

const Said = styled.p`
  b {
    display: block;
    ${voice.label}
  }
  span {
    display: flex;
    align-items: center;
    min-height: ${measure.input};
    margin-top: 8px;
    padding-left: 16px;
    border-left: ${line.bar} solid ${color.line};
    font-size: 1.125rem;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    align-items: center;
    b {
      font-size: inherit;
    }
    span {
      min-height: ${measure.target};
      margin-top: 0;
    }
  }
`;

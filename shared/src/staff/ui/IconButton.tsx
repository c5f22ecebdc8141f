import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, measure } from '../../theme';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name and tooltip. */
  label: string;
  /** `strong` uses the opposite colour of the ground. */
  tone?: 'plain' | 'strong' | undefined;
}

/** A square button with an icon. */
export function IconButton({ label, tone = 'plain', ...rest }: IconButtonProps) {
  return <Square type="button" aria-label={label} title={label} $strong={tone === 'strong'} {...rest} />;
}

const Square = styled.button<{ $strong: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: ${measure.target};
  min-height: ${measure.target};
  padding: 0;
  border: 0;
  background: ${({ $strong }) => ($strong ? color.strong : 'none')};
  color: ${({ $strong }) => ($strong ? color.onStrong : 'inherit')};
  svg {
    width: 20px;
    height: 20px;
  }
  &:hover:not(:disabled) {
    background: ${({ $strong }) => ($strong ? color.strong : color.rule)};
  }
  &:disabled {
    opacity: 0.5;
  }
`;

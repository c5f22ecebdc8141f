import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { gapOf, type Gap } from './Grid';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
  gap?: Gap | undefined;
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
}

/** Elements below each other, evenly spaced. */
export function Stack({ gap = 's4', align = 'stretch', ...rest }: StackProps) {
  return <Column $gap={gapOf(gap)} $align={align} {...rest} />;
}

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
  gap?: Gap | undefined;
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
}

/** Elements side by side that wrap when there is no space. */
export function Cluster({ gap = 's4', justify = 'start', align = 'center', ...rest }: ClusterProps) {
  return <Row $gap={gapOf(gap)} $justify={justify} $align={align} {...rest} />;
}

const Column = styled.div<{ $gap: string; $align: string }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => $gap};
  align-items: ${({ $align }) => $align};
  min-width: 0;
`;

const Row = styled.div<{ $gap: string; $justify: string; $align: string }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => $gap};
  justify-content: ${({ $justify }) => $justify};
  align-items: ${({ $align }) => $align};
`;

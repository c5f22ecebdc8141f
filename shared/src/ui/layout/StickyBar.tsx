import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { layer, media, space } from '../../theme';
import { Wrap } from './Wrap';

export interface StickyBarProps extends ComponentPropsWithRef<'div'> {
  /** The label of the region. */
  label: string;
}

/** A page's main action, sticky at the bottom of the screen while its container is visible. */
export const StickyBar = ({ label, children, ...rest }: StickyBarProps) => (
  <Bar data-ground="gold" aria-label={label} {...rest}>
    <Row>{children}</Row>
  </Bar>
);

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${space.s3} ${space.s6};
  min-height: 76px;
  > a {
    flex: none;
    margin-left: auto;
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layer, measure, media, type Ground } from '@school/shared/theme';
import { Wrap } from '@school/shared/ui';
import { useScrolled } from './useScrolled';

interface Props {
  readonly ground: Ground;
  readonly brand: ReactNode;
  readonly nav: ReactNode;
  readonly action: ReactNode;
  readonly menu: ReactNode;
}

/** The bar at the top. It stays while the page scrolls and turns solid then (spec, section 2). */
export function HeaderBar({ ground, brand, nav, action, menu }: Props) {
  const solid = useScrolled();
  return (
    <Bar data-ground={ground} data-solid={solid || undefined}>
      <Row>
        <Start>{brand}</Start>
        <Wide>{nav}</Wide>
        <Wide>{action}</Wide>
        <Folded>{menu}</Folded>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  &[data-ground] {
    background: color-mix(in srgb, ${color.ground} 0%, transparent);
  }
  &[data-ground][data-solid] {
    background: ${color.ground};
    border-bottom: 1px solid ${color.rule};
    margin-bottom: -1px;
  }
  ${media.print} {
    position: static;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 32px;
  height: ${measure.header};
  ${media.nav} {
    gap: 16px;
  }
`;

const Start = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  min-width: 0;
  margin-right: auto;
`;

const Wide = styled.div`
  ${media.nav} {
    display: none;
  }
`;

const Folded = styled.div`
  display: none;
  ${media.nav} {
    display: block;
  }
`;

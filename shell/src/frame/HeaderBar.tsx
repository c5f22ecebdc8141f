import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layer, measure, media, type Ground } from '@school/shared/theme';
import { Wrap } from '@school/shared/ui';
import { SearchButton } from './SearchButton';
import { useScrolled } from './useScrolled';

interface Props {
  readonly ground: Ground;
  readonly brand: ReactNode;
  readonly nav: ReactNode;
  readonly action: ReactNode;
  readonly menu: ReactNode;
  /** For many items: they are closer together and collapse into the menu earlier. */
  readonly crowded?: boolean;
}

/** The bar at the top. It is sticky and becomes opaque on scrolling (spec, section 2). */
export function HeaderBar({ ground, brand, nav, action, menu, crowded = false }: Props) {
  const solid = useScrolled();
  return (
    <Bar data-ground={ground} data-solid={solid || undefined}>
      <Row $crowded={crowded}>
        <Start $crowded={crowded}>{brand}</Start>
        <Wide $crowded={crowded}>{nav}</Wide>
        <Wide $crowded={crowded}>{action}</Wide>
        <SearchButton />
        <Folded $crowded={crowded}>{menu}</Folded>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  &[data-ground] {
    background: transparent;
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

interface Crowd {
  readonly $crowded: boolean;
}

const folded = ({ $crowded }: Crowd) =>
  $crowded ? '@media (max-width: 1400px)' : '@media (max-width: 1200px)';

const Row = styled(Wrap)<Crowd>`
  display: flex;
  align-items: center;
  gap: ${({ $crowded }) => ($crowded ? '20px' : '32px')};
  height: ${measure.header};
  ${folded} {
    gap: 16px;
  }
  ${media.phone} {
    gap: ${({ $crowded }) => ($crowded ? '8px' : '16px')};
  }
  ${media.tiny} {
    gap: ${({ $crowded }) => ($crowded ? '8px' : '12px')};
  }
`;

const Start = styled.div<Crowd>`
  display: flex;
  align-items: center;
  gap: 20px;
  min-width: 0;
  margin-right: auto;
  ${media.phone} {
    gap: ${({ $crowded }) => ($crowded ? '8px' : '20px')};
  }
`;

const Wide = styled.div<Crowd>`
  flex: none;
  white-space: nowrap;
  ${folded} {
    display: none;
  }
`;

const Folded = styled.div<Crowd>`
  display: none;
  ${folded} {
    display: block;
  }
`;

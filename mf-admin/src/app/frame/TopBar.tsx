import type { ReactNode } from 'react';
import styled from 'styled-components';
import { headingOf } from '@school/shared/site';
import { BAR_HEIGHT, NARROW } from '@school/shared/staff/page';
import { IconButton } from '@school/shared/staff/ui';
import { color, font, layer, media, space } from '@school/shared/theme';
import { selectTitle } from '@school/shared/contract';
import { usePageState } from '../../kit/page/usePageState';
import { BackLink } from './BackLink';
import { MENU_ID } from './MenuDrawer';
import { UserMenu } from './UserMenu';

/** The top bar: heading and back link at one end, the person at the other. */
export function TopBar({ aside }: { readonly aside: ReactNode }) {
  const title = usePageState(selectTitle);
  return (
    <Bar data-ground="card">
      <MenuButton label="Menu" tone="strong" popoverTarget={MENU_ID}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M1 3h18v2.4H1ZM1 8.8h18v2.4H1ZM1 14.6h18V17H1Z" fill="currentColor" />
        </svg>
      </MenuButton>
      <BackLink />
      <h1>{headingOf(title)}</h1>
      {aside && <Aside>{aside}</Aside>}
      <UserMenu />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 68px;
  padding: 0 ${space.s6};
  border-bottom: 1px solid ${color.rule};
  h1 {
    font: 800 1.75rem/1 ${font.display};
    font-stretch: 80%;
  }
  > :last-child {
    margin-left: auto;
  }
  ${NARROW} {
    min-height: ${BAR_HEIGHT};
    padding: 0 ${space.s4};
    gap: ${space.s3};
    h1 {
      font-size: 1.375rem;
    }
  }
`;

const MenuButton = styled(IconButton)`
  display: none;
  ${NARROW} {
    display: inline-grid;
  }
`;

const Aside = styled.div`
  min-width: 0;
  ${media.phone} {
    display: none;
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { usePage } from '@school/shared';
import { adminTitle } from '@school/shared/site';
import { NARROW } from '@school/shared/staff/page';
import { color, FOOT, media, size, space } from '@school/shared/theme';
import { Palette } from '../palette/Palette';
import { PaletteButton } from '../palette/PaletteButton';
import { aboveFrame } from './aboveFrame';
import { EntryList } from './EntryList';
import { HomeMark } from './HomeMark';
import { MenuDrawer } from './MenuDrawer';
import { TopBar } from './TopBar';

interface Props {
  /** The page's one heading. */
  readonly title: string;
  /** The page that this one is a part of; the top bar leads back to it. */
  readonly backLink?: string;
  /** Stands beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page of the admin area. */
export function AdminFrame({ title, backLink = '', aside, children }: Props) {
  usePage({ title: adminTitle(title), backLink });
  const Above = aboveFrame();
  return (
    <Area data-ground="card">
      <a className="skip" href="#admin-content">
        Skip the menu
      </a>
      <Sidebar />
      <Side>
        <TopBar aside={aside} />
        <Content id="admin-content" tabIndex={-1}>
          {children}
        </Content>
      </Side>
      <MenuDrawer />
      <Palette />
      {Above && <Above />}
    </Area>
  );
}

const Area = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  min-height: 100vh;
  padding-bottom: ${FOOT};
  font-size: ${size.small};
  line-height: 1.4;
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** On a phone a drawer takes the place of all else, which is then out of reach as well. */
const Content = styled.div`
  flex: 1;
  outline: 0;
  ${media.phone} {
    &:has(> [data-drawer]) > :not([data-drawer]) {
      visibility: hidden;
    }
  }
`;

/** The eight entries at the side of the admin area. */
function Sidebar() {
  return (
    <Bar aria-label="Admin" data-ground="ink">
      <HomeMark />
      <PaletteButton />
      <EntryList idPrefix="side" />
    </Bar>
  );
}

const Bar = styled.nav`
  position: sticky;
  top: 0;
  height: calc(100vh - ${FOOT});
  overflow-y: auto;
  padding: ${space.s5} ${space.s3};
  border-right: 1px solid ${color.rule};
  ${NARROW} {
    display: none;
  }
`;

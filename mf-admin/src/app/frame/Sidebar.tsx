import styled from 'styled-components';
import { color, space } from '@school/shared/theme';
import { PaletteButton } from '../palette/PaletteButton';
import { EntryList } from './EntryList';
import { FOOT } from '../../kit/page/foot';
import { HomeMark } from './HomeMark';
import { NARROW } from '../../kit/page/narrow';

/** The eight entries at the side of the admin area. */
export function Sidebar() {
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

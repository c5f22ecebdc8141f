import { color, line, media, space } from '@school/shared/theme';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { PrintButton } from './PrintButton';
import { Sheet } from './Sheet';

/** The entry sheet, shown as it prints. */
export function PaperSheet() {
  return (
    <Ground ground="sand" id="entry-sheet">
      <Beside>
        <OnScreen>
          <SplitHead
            stacked
            title="The entry sheet"
            lead="Print it, fill it in with a pen and sign it. No printer? Copy its lines by hand, or ask for a sheet at the office."
          />
          <PrintButton />
        </OnScreen>
        <Paper data-ground="card">
          <Sheet />
        </Paper>
      </Beside>
    </Ground>
  );
}

const Ground = styled(Section)`
  ${media.print} {
    && {
      padding: 0;
    }
  }
`;

/** The sheet beside its explanation, stacked on tablets, phones and paper. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s10} ${space.split};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
  }
`;

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Paper = styled.div`
  max-width: 60rem;
  padding: clamp(${space.s6}, 4vw, ${space.s16});
  border: ${line.field} solid ${color.line};
  ${media.print} {
    max-width: none;
    padding: 0;
    border: 0;
  }
`;

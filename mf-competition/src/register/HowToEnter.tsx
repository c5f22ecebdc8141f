import { media } from '@school/shared/theme';
import styled from 'styled-components';
import { entryLead, entrySteps } from '../content/entry';
import { PageHead } from '../head/PageHead';
import { BandChecklists } from './BandChecklists';
import { Contact } from './Contact';
import { DatesAndFee } from './DatesAndFee';
import { PaperSheet } from './PaperSheet';
import { NumberedList } from './NumberedList';
import { Papers } from './Papers';
import { PlainStart } from './PlainStart';
import { StartEntry } from './StartEntry';

/** What to have ready, the steps, and entering on paper. Only the entry sheet is printed. */
export function HowToEnter() {
  return (
    <>
      <OnScreen>
        <PageHead
          title="Register for the competition"
          crumb="Register"
          lead="Two pieces, one audition time, short steps. It takes about 15 minutes. You can stop and continue at any time."
        >
          <StartEntry />
        </PageHead>
        <PlainStart />
        <DatesAndFee />
        <Papers />
        <NumberedList id="steps" title="One step at a time" lead={entryLead} items={entrySteps} />
        <BandChecklists />
        <Contact
          id="paper"
          title="On paper instead"
          lead="Print the sheet below. Send it by email or post, or bring it to us. The office gives you one of the three times you choose."
        />
      </OnScreen>
      <PaperSheet />
    </>
  );
}

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

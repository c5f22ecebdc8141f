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
          lead="Two pieces, one audition time, short steps. It takes a quarter of an hour, and you can stop and go on whenever you like."
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
          lead="Print the sheet below and send it by e-mail, by post, or bring it. It counts the same; the office gives you one of your three times."
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

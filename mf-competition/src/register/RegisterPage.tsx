import { media } from '@school/shared/theme';
import { TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { entrySteps } from '../content/entry';
import { PageHead } from '../head/PageHead';
import { BandChecklists } from './BandChecklists';
import { Contact } from './Contact';
import { DatesAndFee } from './DatesAndFee';
import { EntrySheet } from './EntrySheet';
import { NumberedList } from './NumberedList';
import { Papers } from './Papers';

/** How to enter; on paper, only the entry sheet is printed. */
export function RegisterPage() {
  return (
    <>
      <OnScreen>
        <PageHead
          title="Register for the competition"
          crumb="Register"
          lead="Two pieces, three times to choose from, one sheet of paper. Have everything ready and the entry takes a quarter of an hour."
        >
          <TextLink href="#enter">Straight to how to enter</TextLink>
        </PageHead>
        <DatesAndFee />
        <Papers />
        <NumberedList
          id="steps"
          title="One step at a time"
          lead="The sheet at the end of this page follows the same eight steps, in the same order."
          items={entrySteps}
        />
        <BandChecklists />
        <Contact
          id="enter"
          title="How to enter"
          lead="Entries come by e-mail, by post, or in person. All three count the same."
        />
      </OnScreen>
      <EntrySheet />
    </>
  );
}

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

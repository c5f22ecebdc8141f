import { space } from '@school/shared/theme';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';

export function About() {
  return (
    <Opening id="about" room="none">
      <SplitHead
        title="How to enter"
        lead="Choose two pieces, fill in the form and pick a time. You play for ten minutes. Then the hall is silent for ten minutes."
      />
    </Opening>
  );
}

/** The steps of applying follow directly, so there is no space below. */
const Opening = styled(Section)`
  && {
    padding-top: ${space.section};
  }
`;

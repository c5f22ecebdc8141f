import { space } from '@school/shared/theme';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';

export function About() {
  return (
    <Opening id="about" room="none">
      <SplitHead
        title="Ten minutes, and then ten minutes of silence"
        lead="Between any two auditions the hall rests. You get time to breathe, to tune and to walk on as if the stage were yours. For ten minutes, it is."
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

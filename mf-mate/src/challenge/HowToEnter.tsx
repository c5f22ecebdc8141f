import { island } from '@school/shared';
import { media, space } from '@school/shared/theme';
import { Display, Lead, Section, Stack, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { entry } from '../content/challengeTerms';

const EntryForm = island('EntryForm', () => import('./EntryForm').then((module) => module.EntryForm), {
  when: 'visible',
});

export function HowToEnter() {
  return (
    <Section ground="night" id="enter" aria-labelledby="enter-title">
      <Split>
        <Stack gap="s5">
          <Display size={2} id="enter-title">
            Enter your sheet
          </Display>
          <Lead>
            Photograph it by daylight, straight from above. A parent or teacher may send it for you.
          </Lead>
          <Text>Or bring the sheet itself, rolled, not folded:</Text>
          <address>
            {entry.house.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Stack>
        <EntryForm />
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  address {
    font-style: normal;
    font-weight: 700;
  }
  address span {
    display: block;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

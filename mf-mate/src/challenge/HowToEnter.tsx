import { color, media, space } from '@school/shared/theme';
import { Button, Display, Section, Stack, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { entry } from '../content/challenge';
import { mailTo } from './mailTo';

export function HowToEnter() {
  return (
    <Section ground="night" id="enter" aria-labelledby="enter-title">
      <Split>
        <Display size={2} id="enter-title">
          How to enter
        </Display>
        <Stack gap="s5" align="start">
          <Text>
            Photograph your sheet by daylight and mail it to{' '}
            <a href={`mailto:${entry.email}`}>{entry.email}</a>. The mail asks what the jury needs to know; a
            parent or teacher may send it for you.
          </Text>
          <Text>Or bring the sheet itself, rolled, not folded:</Text>
          <address>
            {entry.post.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <Button tone="gold" href={mailTo(entry.email, entry.subject, entry.body.join('\n'))}>
            Begin the mail
          </Button>
        </Stack>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  p a {
    color: ${color.accent};
  }
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

import { media, space } from '@school/shared/theme';
import { Display, Lead, Section, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { story } from '../content/story';

export function Story() {
  const [first, ...rest] = story.paragraphs;
  return (
    <Section id="story" ground="wine" aria-labelledby="story-title">
      <Columns>
        <Display id="story-title">{story.title}</Display>
        <div>
          <Lead>{first}</Lead>
          {rest.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </div>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  align-items: start;
  p + p {
    margin-top: ${space.s5};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

import { color, line, media, space } from '@school/shared/theme';
import { Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import type { Topic } from '../content/topic';

/** Topics, each with its heading beside its text. */
export function Topics({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <div>
      {topics.map(({ title, paragraphs }) => (
        <Row key={title}>
          <Title size={3}>{title}</Title>
          <div>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </div>
        </Row>
      ))}
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s3} ${space.split};
  padding-block: ${space.s6};
  border-top: ${line.list} solid ${color.line};
  p + p {
    margin-top: ${space.s3};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

import { color, line, media, space } from '@school/shared/theme';
import { Button, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import type { Opening } from '../content/openings';

export function OpeningEntry({ opening }: { readonly opening: Opening }) {
  const { id, title, branch, hours, text, brings } = opening;
  return (
    <Entry id={id} aria-labelledby={`${id}-title`}>
      <div>
        <Title id={`${id}-title`} size={3}>
          {title}
        </Title>
        <b>{branch}</b>
        <span>{hours}</span>
      </div>
      <div>
        <Text>{text}</Text>
        <ul>
          {brings.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Button to={`/careers?opening=${id}#apply`} tone="ink" size="s">
          Apply for this position
        </Button>
      </div>
    </Entry>
  );
}

const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s4} ${space.split};
  padding-block: ${space.s6} ${space.s10};
  border-top: ${line.bar} solid ${color.line};
  h3 {
    margin-bottom: ${space.s3};
  }
  b,
  span:not(a span) {
    display: block;
  }
  ul {
    margin-block: ${space.s5} ${space.s6};
  }
  li {
    padding-block: 9px 8px;
    border-top: ${line.list} solid ${color.rule};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

import { color, font, line, measure, media, size, space, type as voice } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import styled from 'styled-components';

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** What happens after a form is sent; stays in view beside a long form. */
export function NextSteps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <span aria-hidden="true">{at + 1}</span>
          <b>{title}</b>
          <Text>{text}</Text>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  position: sticky;
  top: calc(${measure.header} + ${space.s6});
  display: grid;
  gap: ${space.s6};
  li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    gap: ${space.s1} ${space.s3};
    align-items: baseline;
    padding-top: ${space.s3};
    border-top: ${line.bar} solid ${color.line};
  }
  li > span {
    font: 800 ${size.t2} / 0.9 ${font.display};
    font-stretch: 75%;
    color: ${color.accent};
  }
  li > b {
    ${voice.subtitle}
    font-size: ${size.t4};
  }
  li > p {
    grid-column: 2;
  }
  ${media.tablet} {
    position: static;
  }
`;

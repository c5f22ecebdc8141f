import { BeatBar } from '@school/shared/art';
import { registerNow } from '@school/shared/site';
import { color, media, size, space, type } from '@school/shared/theme';
import { Section, TextLink, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { applySteps } from '../content/steps';

/** Four steps, each a block of colour. */
export function Apply() {
  return (
    <Closing id="apply" room="none" aria-labelledby="apply-title">
      <VisuallyHidden as="h2" id="apply-title">
        How to apply
      </VisuallyHidden>
      <Steps>
        {applySteps.map(({ title, text, beats, ground }) => (
          <li key={title} data-ground={ground}>
            <BeatBar of={beats} id={`step-${beats}`} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Steps>
      <TextLink to={registerNow.to}>Every step, with dates and fee</TextLink>
    </Closing>
  );
}

const Closing = styled(Section)`
  && {
    padding-bottom: ${space.section};
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-bottom: ${space.s6};
  > li {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  > li > div {
    flex: 1;
    padding: ${space.s6} clamp(18px, 1.8vw, 28px) ${space.s8};
  }
  h3 {
    ${type.display}
    font-size: clamp(2rem, 2.9vw, 2.75rem);
  }
  p {
    margin-top: 10px;
    color: ${color.text};
    font-size: ${size.body};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(${space.gutter} * -1);
    > li {
      flex-direction: row;
    }
    [data-art] {
      flex: none;
      overflow: hidden;
      overflow: clip;
      width: 30%;
      aspect-ratio: auto;
    }
    [data-art] > svg {
      width: auto;
      max-width: none;
      aspect-ratio: 2;
    }
  }
`;

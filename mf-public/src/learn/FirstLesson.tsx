import { Link } from '@school/shared';
import { useContent } from '@school/shared/content/use';
import { Photo } from '@school/shared/photographs';
import { school } from '@school/shared/site';
import { font, measure, size, space } from '@school/shared/theme';
import { Cluster, Section, SplitHead, Subtitle, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { firstLesson } from '../content/firstLesson';
import { instrumentNames } from '../content/instrumentNames';
import { scenes } from '../content/scenes';
import { NumberedSteps } from '../parts/NumberedSteps';

export function FirstLesson() {
  const { lesson } = useContent(scenes);
  return (
    <Section id="first-lesson" ground="palm" aria-labelledby="first-lesson-title">
      <SplitHead
        stacked
        id="first-lesson-title"
        title="From hello to the first recital"
        lead="Four steps. The first two are free: a short form and the trial lesson."
      />
      {lesson && (
        <Slot>
          <Photo photograph={lesson} sizes="(max-width: 1440px) 92vw, 1320px" />
        </Slot>
      )}
      <NumberedSteps steps={firstLesson} />
      <Begin id="book">
        <Subtitle id="begin-with">Book a free trial lesson for</Subtitle>
        <ul aria-labelledby="begin-with">
          {instrumentNames.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/learn/${id}#trial`}>{name}</Link>
            </li>
          ))}
        </ul>
        <Cluster gap="s6">
          <TextLink to="/about?topic=trial_lesson#write">Ask for another time</TextLink>
          <TextLink href={`tel:${school.phone}`}>Call {school.phoneLabel}</TextLink>
        </Cluster>
      </Begin>
    </Section>
  );
}

const Slot = styled.div`
  margin-bottom: ${space.s10};
  img {
    width: 100%;
    aspect-ratio: 21 / 9;
    object-fit: cover;
  }
`;

const Begin = styled.div`
  margin-top: ${space.s12};
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s8};
    margin-block: ${space.s2} ${space.s5};
  }
  li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font: 700 ${size.t3} / 1.1 ${font.display};
    font-stretch: 80%;
  }
`;

import { Loom } from '@school/shared/art';
import { color, font, space } from '@school/shared/theme';
import { Button, Cluster, Money, Section, SplitHead } from '@school/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { mateProject } from '../content/mateProject';
import { useRaised } from '../parts/useRaised';
import { bandsIn } from './bandsIn';

export function Give() {
  const { target, slug } = mateProject;
  const section = useRef<HTMLElement>(null);
  const raisedOf = useRaised(section);
  const raised = raisedOf(mateProject);
  return (
    <Section ref={section} id="give">
      <SplitHead
        title="Help us weave the next thousand"
        lead="Each band of this cloth is GH₵ 1,000 for MATE, the foundation’s project for young musicians. The bare threads are what is still missing."
      />
      <Loom id="loom" share={raised / target} layout="both" label={bandsIn(raised, target)} />
      <Sum justify="space-between" gap="s6">
        <Amount>
          <Money pesewas={raised} />{' '}
          <small>
            given of <Money pesewas={target} />
          </small>
        </Amount>
        <Button to={`/donate/projects/${slug}`}>Give to MATE</Button>
      </Sum>
    </Section>
  );
}

const Sum = styled(Cluster)`
  margin-top: ${space.s5};
`;

const Amount = styled.p`
  font: 800 clamp(2.5rem, 4.6vw, 4.5rem) / 1 ${font.display};
  font-stretch: 75%;
  small {
    display: block;
    margin-top: ${space.s2};
    font: 600 1.125rem/1.3 ${font.text};
    font-stretch: 100%;
    color: ${color.muted};
  }
`;

import { Loom } from '@school/shared/art';
import { projectPath, projects } from '@school/shared/projects';
import { useProjects } from '@school/shared/projects/use';
import { color, font, space } from '@school/shared/theme';
import { Button, Cluster, Money, Section, SplitHead } from '@school/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useRaised } from '../parts/useRaised';
import { bandsIn, bandWorth } from './bandsIn';

/** Asks for donations for the first project. */
export function Give() {
  const [project = projects[0]] = useProjects(projects.slice(0, 1));
  const { name, donateTitle, target } = project;
  const section = useRef<HTMLElement>(null);
  const raisedOf = useRaised(section);
  const raised = raisedOf(project);
  return (
    <Section ref={section} id="give">
      <SplitHead
        title="Help young musicians on stage"
        lead={`Each band of this cloth is ${bandWorth(target)} for ${name}, the foundation’s project for young musicians. The bare threads are what is still missing.`}
      />
      <Loom id="loom" share={raised / target} layout="both" label={bandsIn(raised, target)} />
      <Sum justify="space-between" gap="s6">
        <Amount>
          <Money pesewas={raised} />{' '}
          <small>
            given of <Money pesewas={target} />
          </small>
        </Amount>
        <Button to={projectPath(project)}>{donateTitle}</Button>
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

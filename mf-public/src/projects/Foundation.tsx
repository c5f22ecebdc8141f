import { Loom } from '@school/shared/art';
import { color, font, space, size } from '@school/shared/theme';
import { Button, Card, CardLink, Grid, Money, Section, SplitHead, Text, Title } from '@school/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { foundationProjects } from '../content/foundationProjects';
import { useRaised } from '../parts/useRaised';

export function Foundation() {
  const section = useRef<HTMLElement>(null);
  const raisedOf = useRaised(section);
  const projects = foundationProjects.map((project) => ({ ...project, raised: raisedOf(project) }));
  return (
    <Section ref={section} id="projects" ground="paper" aria-labelledby="projects-title">
      <SplitHead
        id="projects-title"
        title="What the foundation weaves"
        lead="Three projects for young musicians. Every gift is a band of cloth; the bare threads are what is still missing."
      />
      <Grid as="ul" columns={3} tablet={1} gap="s6">
        {projects.map(({ slug, name, text, raised, target }) => (
          <Card as="li" key={slug} bar>
            <Title size={3}>
              <CardLink to={`/donate/projects/${slug}`}>{name}</CardLink>
            </Title>
            <Words>{text}</Words>
            <Cloth>
              <Loom id={`loom-${slug}`} size="small" share={raised / target} />
            </Cloth>
            <Sum>
              <Money pesewas={raised} />{' '}
              <small>
                given of <Money pesewas={target} />
              </small>
            </Sum>
          </Card>
        ))}
      </Grid>
      <On>
        <Button to="/donate">Donate and support us</Button>
      </On>
    </Section>
  );
}

const Words = styled(Text)`
  margin-block: ${space.s3} ${space.s5};
`;

const Cloth = styled.div`
  margin-top: auto;
`;

const Sum = styled.p`
  margin-top: ${space.s4};
  font: 800 ${size.t3} / 1 ${font.display};
  font-stretch: 78%;
  small {
    display: block;
    margin-top: ${space.s2};
    font: 600 ${size.body} / 1.3 ${font.text};
    font-stretch: 100%;
    color: ${color.muted};
  }
`;

const On = styled.p`
  margin-top: ${space.s10};
`;

import { Link } from '@school/shared';
import { nameInSentence, projectPath } from '@school/shared/projects';
import type { SupporterPage } from '@school/shared/projects/supporters';
import { media, space, type Ground } from '@school/shared/theme';
import { Button, Display, Section, Text, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { useProject } from '../content/useProject';
import { useFigures } from '../figures/FiguresProvider';
import { ShareLinks } from '../parts/ShareLinks';
import { useFormLink } from '../payment/useFormLink';
import { Reached } from './Reached';
import { supportersPath } from './pages';

interface Props {
  readonly page: SupporterPage;
  readonly ground: Ground;
}

/** A supporter's page: why they raise money, how far they are, and where to give. */
export function SupporterStory({ page, ground }: Props) {
  const { id, title, supporter, story } = page;
  const project = useProject(page.project);
  const { isOpen } = useFigures(project.slug);
  const link = useFormLink(project.slug, { supporterPage: id });
  return (
    <Section id={id} ground={ground} aria-labelledby={`${id}-title`}>
      <Split>
        <Column>
          <Display size={2} id={`${id}-title`}>
            {title}
          </Display>
          <Text muted>
            {supporter} asks you to give for <Link to={projectPath(project)}>{nameInSentence(project)}</Link>.
          </Text>
          {story.map((paragraph, at) => (
            <Text key={at}>{paragraph}</Text>
          ))}
        </Column>
        <Column>
          <Reached page={page} />
          {isOpen ? (
            <Button {...link}>
              <span>
                Give<VisuallyHidden> for {title}</VisuallyHidden>
              </span>
            </Button>
          ) : (
            <Text>This project takes no more donations.</Text>
          )}
          <ShareLinks text={title} path={supportersPath(id)} />
        </Column>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s8} ${space.split};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.s5};
  align-content: start;
  > a {
    justify-self: start;
  }
`;

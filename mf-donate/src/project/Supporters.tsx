import type { DonationProject } from '@school/shared/projects';
import { space } from '@school/shared/theme';
import { Grid, Section, SplitHead, Text, TextLink, Title, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { Reached } from '../supporters/Reached';
import { supportersPath, usePagesFor } from '../supporters/pages';

/** The supporters who raise money for a project or an asset; nothing while there is none. */
export function Supporters({ project }: { readonly project: DonationProject }) {
  const pages = usePagesFor(project.slug);
  if (pages.length === 0) return null;
  return (
    <Section aria-labelledby="supporters">
      <SplitHead
        id="supporters"
        title="Supporters who raise money"
        lead="They ask their friends to give to this project."
        size={2}
      />
      <Grid as="ul" columns={3} tablet={2} gap="s6">
        {pages.map((page) => (
          <Supporter key={page.id}>
            <Title size={3}>{page.title}</Title>
            <Text muted>{page.supporter}</Text>
            <Reached page={page} />
            <TextLink to={supportersPath(page.id)}>
              <span>
                Read why<VisuallyHidden> {page.title}</VisuallyHidden>
              </span>
            </TextLink>
          </Supporter>
        ))}
      </Grid>
    </Section>
  );
}

const Supporter = styled.li`
  display: grid;
  gap: ${space.s3};
  align-content: start;
  justify-items: start;
  > div {
    justify-self: stretch;
  }
`;

import { useContent } from '@school/shared/content/use';
import type { DonationProject } from '@school/shared/projects';
import { measure, space } from '@school/shared/theme';
import { DateText, Display, Facts, Section, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { reports, reportsOf } from '../content/reports';

/** What the donations of a project or an asset have done so far; nothing before its first report. */
export function Reports({ project }: { readonly project: DonationProject }) {
  const own = reportsOf(project.slug, useContent(reports));
  if (own.length === 0) return null;
  return (
    <Section ground="card" aria-labelledby="reports">
      <Display size={2} id="reports">
        What your gifts have done
      </Display>
      {own.map(({ until, title, text, figures }) => (
        <Report key={until + title}>
          <Title as="h3" size={3}>
            {title}
          </Title>
          <Facts items={figures} />
          <Text>{text}</Text>
          <Text muted>
            As of <DateText value={until} />
          </Text>
        </Report>
      ))}
    </Section>
  );
}

const Report = styled.article`
  display: grid;
  gap: ${space.s6};
  margin-top: ${space.s10};
  > p {
    max-width: ${measure.text};
  }
`;

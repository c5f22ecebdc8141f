import { socialLinks } from '@school/shared/site';
import { media, space } from '@school/shared/theme';
import { Cluster, Section, TextLink, Title } from '@school/shared/ui';
import styled from 'styled-components';

export function FollowUs() {
  return (
    <OnWideScreens id="follow" room="half" aria-labelledby="follow-title">
      <Row gap="s6" justify="space-between">
        <Title as="h2" id="follow-title">
          Rehearsals, recitals and results, as they happen
        </Title>
        <Cluster gap="s6">
          {socialLinks.map(({ label, href }) => (
            <TextLink key={label} href={href} plain>
              {label}
            </TextLink>
          ))}
        </Cluster>
      </Row>
    </OnWideScreens>
  );
}

/** The footer right below has the same links on a phone. */
const OnWideScreens = styled(Section)`
  ${media.phone} {
    display: none;
  }
`;

const Row = styled(Cluster)`
  row-gap: ${space.s3};
`;

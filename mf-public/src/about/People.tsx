import type { ContentDocument } from '@school/shared/content';
import { useContent } from '@school/shared/content/use';
import type { Person } from '@school/shared/people';
import { media, space, type Ground } from '@school/shared/theme';
import { Cluster, Section, SplitHead } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Portrait } from '../parts/Portrait';
import { PersonLinks } from './PersonLinks';

interface Props {
  readonly id: string;
  readonly ground: Ground;
  readonly title: string;
  readonly lead: string;
  readonly document: ContentDocument<readonly Person[]>;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

export function People({ id, ground, title, lead, document, children }: Props) {
  const people = useContent(document);
  return (
    <Section id={id} ground={ground} aria-labelledby={`${id}-title`}>
      <SplitHead id={`${id}-title`} size={2} title={title} lead={lead} stacked />
      <Row $count={people.length} $told={people.some(({ biography }) => biography)}>
        {people.map((person, at) => (
          <li key={at}>
            <Portrait person={person} at={at} rowOnPhones withBiography>
              {person.socials && <PersonLinks name={person.name} socials={person.socials} />}
            </Portrait>
          </li>
        ))}
      </Row>
      {children && <On gap="s6">{children}</On>}
    </Section>
  );
}

/** More columns would be too narrow to read. */
const MOST_ABREAST = 8;

const Row = styled.ul<{ $count: number; $told: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $count, $told }) => ($told ? 2 : Math.min($count, MOST_ABREAST))},
    minmax(0, 1fr)
  );
  gap: ${space.s8} ${({ $told }) => ($told ? space.split : 0)};
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count, $told }) => columnsOf($count, $told)}, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }
`;

/** Returns the number of columns on tablets. People with a biography need more room. */
const columnsOf = (count: number, isTold: boolean): number => {
  if (isTold) return 2;
  return count % 4 === 0 ? 4 : 3;
};

const On = styled(Cluster)`
  margin-top: clamp(${space.s5}, 3vw, ${space.s10});
`;

import { useContent } from '@school/shared/content/use';
import { supporterPages } from '@school/shared/projects/supporters';
import { Breadcrumbs, Display, Lead, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { FiguresProvider } from '../figures/FiguresProvider';
import { PageOfYourOwn } from './PageOfYourOwn';
import { SupporterStory } from './SupporterStory';

/** The pages of all supporters, and how to get one. */
export function SupportersPage() {
  const pages = useContent(supporterPages);
  return (
    <FiguresProvider>
      <Section ground="rose" room="half">
        <Breadcrumbs items={[{ label: 'Donate', to: '/donate' }, { label: 'Supporters’ pages' }]} />
        <Opening>
          <Display as="h1">Raise money with us</Display>
          <Lead>
            A birthday, a long run, a concert at home: ask your friends to give to one of our projects instead
            of a present.
          </Lead>
        </Opening>
      </Section>
      {pages.map((page, at) => (
        <SupporterStory key={page.id} page={page} ground={at % 2 === 0 ? 'paper' : 'card'} />
      ))}
      <PageOfYourOwn />
    </FiguresProvider>
  );
}

const Opening = styled.div`
  display: grid;
  gap: ${space.s6};
  margin-top: ${space.s4};
`;

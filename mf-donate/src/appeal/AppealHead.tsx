import { media, space } from '@school/shared/theme';
import { Breadcrumbs, Display, Lead, Section, Text } from '@school/shared/ui';
import styled from 'styled-components';
import type { Appeal } from '../content/appeals';
import { useFigures } from '../figures/FiguresProvider';
import { GiveButton } from '../ui/GiveButton';
import { AppealPicture } from './AppealPicture';
import { crumbsTo } from './crumbs';

/** Name, picture and the one button. */
export function AppealHead({ appeal }: { readonly appeal: Appeal }) {
  const { isOpen } = useFigures(appeal.url);
  return (
    <Section ground="rose" room="half">
      <Breadcrumbs items={crumbsTo(appeal)} />
      <Split>
        <Words>
          <Display as="h1">{appeal.name}</Display>
          <Lead>{appeal.summary}</Lead>
          {isOpen ? (
            <GiveButton url={appeal.url} name={appeal.name}>
              Donate
            </GiveButton>
          ) : (
            <Text>This cloth is finished and takes no more gifts. The others are still on the loom.</Text>
          )}
        </Words>
        <AppealPicture appeal={appeal} first />
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s8} ${space.split};
  align-items: center;
  margin-top: ${space.s4};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.s6};
  justify-items: start;
`;

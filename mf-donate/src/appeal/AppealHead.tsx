import { Loom } from '@school/shared/art';
import { media, space } from '@school/shared/theme';
import { Breadcrumbs, DateText, Display, Facts, Lead, Money, Notice, Section } from '@school/shared/ui';
import styled from 'styled-components';
import type { Appeal } from '../content/appeals';
import { shareOf } from '../figures/figures';
import { useFigures } from '../figures/FiguresProvider';
import { GiveButton } from '../ui/GiveButton';
import { AppealPicture } from './AppealPicture';

/** Name, picture, how far it is, and the one button. */
export function AppealHead({ appeal }: { readonly appeal: Appeal }) {
  const figures = useFigures(appeal.url);
  return (
    <Section ground="rose" room="half">
      <Breadcrumbs
        items={[
          { label: 'Donate', to: '/donate' },
          appeal.kind === 'project'
            ? { label: 'Projects', to: '/donate#projects' }
            : { label: 'Assets', to: '/donate#assets' },
          { label: appeal.name },
        ]}
      />
      <Split>
        <Words>
          <Display as="h1">{appeal.name}</Display>
          <Lead>{appeal.summary}</Lead>
          <Facts
            items={[
              { label: 'given so far', value: <Money pesewas={figures.raised} /> },
              { label: 'the target', value: <Money pesewas={figures.target} /> },
              { label: 'to reach it by', value: <DateText value={appeal.deadline} /> },
            ]}
          />
        </Words>
        <AppealPicture appeal={appeal} first />
      </Split>
      <Weaving>
        <Loom share={shareOf(figures)} layout="both" label={wovenSoFar(shareOf(figures))} />
        {figures.isOpen ? (
          <GiveButton url={appeal.url} name={appeal.name}>
            Donate
          </GiveButton>
        ) : (
          <Notice title="This cloth is finished">
            It takes no more gifts. The others are still on the loom.
          </Notice>
        )}
      </Weaving>
    </Section>
  );
}

const wovenSoFar = (share: number): string => `${Math.floor(share * 100)} per cent of the cloth is woven`;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
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
`;

const Weaving = styled.div`
  display: grid;
  gap: ${space.s8};
  justify-items: start;
  margin-top: ${space.s10};
`;

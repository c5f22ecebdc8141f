import { color, measure, media, space } from '@school/shared/theme';
import { Breadcrumbs, DateText, Display, Lead, Notice, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { pathOf, type Appeal } from '../content/appeals';
import { useFigures } from '../figures/FiguresProvider';
import { GiftForm } from './GiftForm';
import { LyingLoom } from './LyingLoom';
import { LoomAside } from './LoomAside';
import { PledgeMade } from './PledgeMade';
import { useGift } from './useGift';
import { Ways } from './Ways';

/** The form on the left, the cloth with one's own band on the right. */
export function Giving({ appeal }: { readonly appeal: Appeal }) {
  const figures = useFigures(appeal.url);
  const gift = useGift(appeal);
  const own = gift.pledge?.amount ?? gift.pesewas;
  return (
    <Split data-ground="paper">
      <Words>
        <Breadcrumbs
          items={[
            { label: 'Donate', to: '/donate' },
            { label: appeal.name, to: pathOf(appeal) },
            { label: 'Give' },
          ]}
        />
        <Display as="h1">{appeal.giveTitle}</Display>
        <Lead>{appeal.promise}</Lead>
        <Text muted>
          The aim is to have it whole by <DateText value={appeal.deadline} />. Gifts are welcome after that
          day too.
        </Text>
        <LyingLoom figures={figures} own={own} />
        {!figures.isOpen && (
          <Notice title="This cloth is finished">
            It takes no more gifts. The others are still on the loom.
          </Notice>
        )}
        {figures.isOpen && gift.pledge && (
          <PledgeMade pledge={gift.pledge} appeal={appeal} onChange={gift.change} />
        )}
        {figures.isOpen && !gift.pledge && <GiftForm gift={gift} appeal={appeal} />}
        {figures.isOpen && <Ways />}
      </Words>
      <LoomAside figures={figures} own={own} />
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 560px);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.section`
  padding: ${space.s8} clamp(${space.s6}, 5vw, ${space.s24}) clamp(56px, 6vw, ${space.s24})
    max(${space.gutter}, calc((100vw - 1440px) / 2));
  color: ${color.text};
  > * {
    max-width: ${measure.form};
  }
  > h1 + p,
  > p + p {
    margin-top: ${space.s5};
  }
  ${media.tablet} {
    padding: ${space.s4} ${space.gutter} ${space.s16};
  }
`;

import { island } from '@school/shared';
import { color, measure, media, space } from '@school/shared/theme';
import { Breadcrumbs, DateText, Display, Lead, Loading, Notice, Skeleton, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { pathOf, type Appeal } from '../content/appeals';
import { useFigures } from '../figures/FiguresProvider';
import { GiftForm } from './GiftForm';
import { LyingLoom } from './LyingLoom';
import { LoomAside } from './LoomAside';
import { useGift, type Gift } from './useGift';

const moment = (
  <Loading label="One moment">
    <Skeleton height="420px" />
  </Loading>
);

const Waiting = island('Waiting', () => import('../wait/Waiting').then((module) => module.Waiting), {
  when: 'load',
  fallback: moment,
});

const Checkout = island('Checkout', () => import('../pay/Checkout').then((module) => module.Checkout), {
  when: 'load',
  fallback: null,
});

/** The form on the left, the cloth with one's own band on the right. */
export function Giving({ appeal }: { readonly appeal: Appeal }) {
  const figures = useFigures(appeal.url);
  const gift = useGift(appeal);
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
        <LyingLoom figures={figures} own={gift.pesewas} />
        <Step gift={gift} appeal={appeal} isOpen={figures.isOpen} />
        {gift.till && <Checkout till={gift.till} />}
      </Words>
      <LoomAside figures={figures} own={gift.pesewas} />
    </Split>
  );
}

interface StepProps {
  readonly gift: Gift;
  readonly appeal: Appeal;
  readonly isOpen: boolean;
}

/** The form, or what stands in its place. */
function Step({ gift, appeal, isOpen }: StepProps) {
  if (gift.arrived) return moment;
  if (gift.awaited) return <Waiting gift={gift} awaited={gift.awaited} />;
  if (isOpen) return <GiftForm gift={gift} appeal={appeal} />;
  return (
    <Notice title="This cloth is finished">It takes no more gifts. The others are still on the loom.</Notice>
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
  > nav + h1 {
    margin-top: ${space.s2};
  }
  > h1 + p,
  > p + p {
    margin-top: ${space.s5};
  }
  ${media.tablet} {
    padding: ${space.s4} ${space.gutter} ${space.s16};
  }
`;

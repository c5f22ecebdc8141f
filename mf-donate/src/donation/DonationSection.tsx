import { island } from '@school/shared';
import { CheckoutFrame } from '@school/shared/checkout';
import { useIsOver } from '@school/shared/content/use';
import { projectPath, type DonationProject } from '@school/shared/projects';
import { color, measure, media, space } from '@school/shared/theme';
import { Breadcrumbs, DateText, Display, Lead, Loading, Notice, Skeleton, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { useFigures } from '../figures/FiguresProvider';
import { MatchedGifts } from '../matching/MatchedGifts';
import { DonationForm } from './DonationForm';
import { LoomAbove } from './LoomAbove';
import { LoomAside } from './LoomAside';
import { useDonationForm, type DonationFormState } from './useDonationForm';

const loading = (
  <Loading label="One moment">
    <Skeleton height="420px" />
  </Loading>
);

const Waiting = island('Waiting', () => import('../waiting/Waiting').then((module) => module.Waiting), {
  when: 'load',
  fallback: loading,
});

/** The form, and the loom with the donation in the form as a band. */
export function DonationSection({ project }: { readonly project: DonationProject }) {
  const figures = useFigures(project.slug);
  const donation = useDonationForm(project);
  const isOver = useIsOver()([project.deadline]);
  return (
    <Split data-ground="paper">
      <Column>
        <Breadcrumbs
          items={[
            { label: 'Donate', to: '/donate' },
            { label: project.name, to: projectPath(project) },
            { label: 'Give' },
          ]}
        />
        <Display as="h1">{project.donateTitle}</Display>
        <Lead>{project.promise}</Lead>
        <Text muted>
          {isOver ? 'We wanted' : 'We want'} to reach the target by <DateText value={project.deadline} />.
          Donations are {isOver ? 'still welcome' : 'welcome after that day too'}.
        </Text>
        <MatchedGifts project={project} />
        <LoomAbove figures={figures} amount={donation.pesewas} />
        <FormOrState donation={donation} project={project} isOpen={figures.isOpen} />
        <CheckoutFrame session={donation.payment.session} />
      </Column>
      <LoomAside figures={figures} amount={donation.pesewas} />
    </Split>
  );
}

interface StateProps {
  readonly donation: DonationFormState;
  readonly project: DonationProject;
  readonly isOpen: boolean;
}

/** The form, or the state of the donation or project in its place. */
function FormOrState({ donation, project, isOpen }: StateProps) {
  const { payment, awaited, method, total: pesewas, startAnother } = donation;
  if (payment.state === 'paid') return loading;
  if (awaited) return <Waiting {...{ payment, awaited, method, pesewas, startAnother }} />;
  if (isOpen) return <DonationForm donation={donation} project={project} />;
  return (
    <Notice title="This project takes no more donations">
      This project is closed. You can still give to the other projects.
    </Notice>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, min(560px, 46vw));
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.section`
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

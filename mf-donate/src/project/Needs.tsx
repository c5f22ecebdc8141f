import { Link } from '@school/shared';
import type { DonationProject } from '@school/shared/projects';
import { color, line, measure, space, type as voice } from '@school/shared/theme';
import { Money, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { useFigures } from '../figures/FiguresProvider';
import { useFormLink } from '../payment/useFormLink';

interface Props {
  readonly project: DonationProject;
}

/** What donations buy. Each row links to the form with its amount while the project takes donations. */
export function Needs({ project }: Props) {
  const { isOpen } = useFigures(project.slug);
  return (
    <dl>
      {project.needs.map(({ what, cedis }, at) => (
        <Row key={at}>
          <dt>{what}</dt>
          <dd>
            {isOpen ? <Give {...{ project, what }} pesewas={cedis * 100} /> : <Money pesewas={cedis * 100} />}
          </dd>
        </Row>
      ))}
    </dl>
  );
}

function Give({ project, what, pesewas }: Props & { readonly what: string; readonly pesewas: number }) {
  return (
    <Whole {...useFormLink(project.slug, { pesewas })}>
      <VisuallyHidden>Give </VisuallyHidden>
      <Money pesewas={pesewas} />
      <VisuallyHidden> for {what}</VisuallyHidden>
    </Whole>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space.s6};
  padding-block: ${space.s2};
  border-top: ${line.list} solid ${color.rule};
  &:last-child {
    border-bottom: ${line.list} solid ${color.rule};
  }
  dd {
    flex: none;
    ${voice.subtitle}
    ${voice.numeric}
  }
  &:has(a:hover) {
    background: ${color.quiet};
  }
`;

/** Makes the whole row pressable. */
const Whole = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  text-underline-offset: 0.18em;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

import { color, line, media, size, space, type } from '@school/shared/theme';
import { VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import type { CompetitionEntryStateName } from '../../api';
import { entryCourse } from './entryCourse';

/** The progress of an entry through the rounds. */
export function EntryCourse({ state }: { readonly state: CompetitionEntryStateName }) {
  const steps = entryCourse(state);
  if (steps.length === 0) return null;
  return (
    <List aria-label="Progress of your entry">
      {steps.map((step) => (
        <li key={step.name} data-state={step.state} aria-current={step.state === 'here' ? 'step' : undefined}>
          {step.name}
          {step.state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space.s2};
  width: 100%;
  max-width: 900px;
  li {
    padding-top: ${space.s3};
    border-top: ${line.bar} solid ${color.rule};
    ${type.subtitle}
    font-size: ${size.lead};
    color: ${color.muted};
  }
  li[data-state='done'],
  li[data-state='here'] {
    border-color: ${color.line};
    color: ${color.text};
  }
  li[data-state='here'] {
    box-shadow: 0 -${line.bar} 0 ${color.line};
  }
  @media (forced-colors: active) {
    li[data-state='done'],
    li[data-state='here'] {
      border-color: Highlight;
    }
    li[data-state='here'] {
      outline: ${line.hair} solid Highlight;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    li {
      padding: ${space.s2} 0 ${space.s2} ${space.s4};
      border-top: 0;
      border-left: ${line.bar} solid ${color.rule};
    }
    li[data-state='here'] {
      box-shadow: -${line.bar} 0 0 ${color.line};
    }
  }
`;

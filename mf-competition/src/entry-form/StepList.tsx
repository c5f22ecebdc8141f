import { Link } from '@school/shared';
import { color, line, measure, space } from '@school/shared/theme';
import styled from 'styled-components';
import { stepPath } from '../panel/paths';
import { useStepsOfEntry } from './flow/StepsContext';

/** The steps so far, with links to completed ones. */
export function StepList() {
  const { steps, step, number, done, change } = useStepsOfEntry();
  const reached = steps.findIndex(({ id }) => !done.includes(id));
  return (
    <Fold>
      <summary>
        <span>
          Step {number} of {steps.length}: {step.name} <u>All steps</u>
        </span>
        <Beats aria-hidden="true">
          {steps.map(({ id }, index) => (
            <i key={id} data-done={index < number || undefined} />
          ))}
        </Beats>
      </summary>
      <ol>
        {steps.map(({ id, name }, index) => (
          <li key={id} aria-current={id === step.id ? 'step' : undefined}>
            {id !== step.id && (reached < 0 || index <= reached) ? (
              <Link to={stepPath({ step: id, change })}>{name}</Link>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

const Fold = styled.details`
  > summary {
    display: grid;
    gap: ${space.s2};
    align-content: center;
    min-height: ${measure.target};
    font-weight: 700;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  u {
    margin-left: ${space.s4};
    font-weight: 400;
    text-underline-offset: 0.28em;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s6};
    margin-top: ${space.s2};
  }
  a,
  li > span {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
  }
  li[aria-current] {
    font-weight: 700;
  }
`;

const Beats = styled.span`
  display: flex;
  gap: 4px;
  max-width: 40rem;
  i {
    flex: 1;
    height: 10px;
    border: ${line.list} solid ${color.text};
  }
  i[data-done] {
    background: ${color.text};
  }
  @media (forced-colors: active) {
    i[data-done] {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

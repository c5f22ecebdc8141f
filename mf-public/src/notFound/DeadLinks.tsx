import { color, line, measure, space } from '@school/shared/theme';
import { Wrap } from '@school/shared/ui';
import styled from 'styled-components';

/** The specification has these three links on this page, without a target. */
const LABELS = ['Contact Support', 'Status', 'Twitter'] as const;

export function DeadLinks() {
  return (
    <Foot>
      <Wrap>
        <ul>
          {LABELS.map((label) => (
            <li key={label}>
              <span role="link" aria-disabled="true" tabIndex={0}>
                {label}
              </span>
            </li>
          ))}
        </ul>
      </Wrap>
    </Foot>
  );
}

const Foot = styled.footer`
  border-top: ${line.hair} solid ${color.rule};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s8};
    padding-block: ${space.s4};
  }
  span {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 600;
    color: ${color.muted};
  }
`;

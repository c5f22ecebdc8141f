import { color, line, space } from '../theme';
import styled from 'styled-components';
import { approvals } from './approvals';

/** Explains how to approve mobile money on the phone, and what to dial when no prompt appears. */
export function ApproveSteps({ amount }: { readonly amount: string }) {
  return (
    <Steps>
      <li>
        <b>Look at your phone.</b> It asks you to approve {amount}.
      </li>
      <li>
        <b>Enter your mobile money PIN.</b> Only on the phone: we never ask you for it.
      </li>
      <li>
        <b>No prompt?</b> The request waits for you:{' '}
        {approvals.map(({ network, dial }, at) => (
          <span key={network}>
            <span>{at > 0 && ', '}</span>
            {network} <code>{dial}</code>
          </span>
        ))}
        <span>.</span>
      </li>
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  counter-reset: step;
  > li {
    position: relative;
    padding: ${space.s4} 0 ${space.s4} 56px;
    border-top: ${line.hair} solid ${color.rule};
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: ${space.s3};
    width: 36px;
    height: 36px;
    display: grid;
    place-items: center;
    background: ${color.strong};
    color: ${color.onStrong};
    font-weight: 800;
  }
  > li:last-child {
    border-bottom: ${line.hair} solid ${color.rule};
  }
  code {
    font: inherit;
    font-weight: 700;
    white-space: nowrap;
  }
`;

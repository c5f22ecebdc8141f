import { island } from '@school/shared';
import { Loading, Skeleton } from '@school/shared/ui';
import type { Panel } from '../panel/panel';

const options = {
  when: 'load',
  fallback: (
    <Loading label="One moment">
      <Skeleton height="100vh" />
    </Loading>
  ),
} as const;

const Wizard = island(
  'Wizard',
  () => import('../entry-form/Wizard').then((module) => module.Wizard),
  options,
);
const Consent = island('Consent', () => import('../links/Consent').then((module) => module.Consent), options);
const LeaveSlotWaiting = island(
  'LeaveSlotWaiting',
  () => import('../links/LeaveSlotWaiting').then((module) => module.LeaveSlotWaiting),
  options,
);

/** The panel that replaces the page. Its code loads on demand. */
export function RegisterPanel({ panel }: { readonly panel: Panel }) {
  switch (panel.kind) {
    case 'enter': {
      const { kind: _, ...rest } = panel;
      return <Wizard key={panel.change ?? ''} {...rest} />;
    }
    case 'consent':
      return <Consent key={panel.token} token={panel.token} />;
    case 'leave':
      return <LeaveSlotWaiting key={panel.token} token={panel.token} />;
  }
}

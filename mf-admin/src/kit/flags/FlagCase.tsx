import styled from 'styled-components';
import { DateTime, DrawerPart } from '@school/shared/staff/detail';
import { ModalButton } from '@school/shared/staff/forms';
import { lazyPart } from '@school/shared/staff/page';
import { color, space } from '@school/shared/theme';
import { Skeleton, TextLink } from '@school/shared/ui';
import type { PaymentFlag } from './api';
import { flagLabels } from './labels';

const ResolveForm = lazyPart(
  'resolve form',
  () => import('./ResolveForm').then((module) => module.ResolveForm),
  <Skeleton height={320} />,
);

interface Props {
  readonly flag: PaymentFlag;
  /** Whether it links to its donation or ticket order. */
  readonly linked?: true;
}

/** The open cases of a record. */
export function OpenCases({ flags }: { readonly flags: readonly PaymentFlag[] }) {
  const open = flags.filter(({ resolvedAt }) => resolvedAt === null);
  if (open.length === 0) return null;
  return (
    <DrawerPart title="Needs attention">
      {open.map((flag) => (
        <FlagCase key={flag.id} flag={flag} />
      ))}
    </DrawerPart>
  );
}

/** A payment that needs attention, with a button to resolve it. */
export function FlagCase({ flag, linked }: Props) {
  return (
    <Case>
      <div>
        <b>{flagLabels[flag.kind]}</b>
        <p>{flag.detail}</p>
        <small>
          <DateTime value={flag.createdAt} />
          {flag.txRef && <span>{`, ${flag.txRef}`}</span>}
        </small>
      </div>
      <Ways>
        {linked && flag.donationId && (
          <TextLink to={`/admin/donations?open=${flag.donationId}`}>View donation</TextLink>
        )}
        {linked && !flag.donationId && flag.orderId && flag.txRef && (
          <TextLink to={`/admin/tickets?search=${encodeURIComponent(flag.txRef)}`}>View order</TextLink>
        )}
        <ModalButton label="Resolve" title="Resolve case">
          {(close) => <ResolveForm flag={flag} onDone={close} />}
        </ModalButton>
      </Ways>
    </Case>
  );
}

const Case = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s5};
  padding-block: ${space.s3};
  > div:first-child {
    flex: 1 1 240px;
    max-width: 46em;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 700;
  }
  small {
    color: ${color.muted};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s4};
`;

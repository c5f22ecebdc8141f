import type { ReactNode } from 'react';
import { PeriodFilter } from './PeriodFilter';
import type { PeriodAddress } from './periodAddress';
import { ToolbarRow } from './Toolbar';

interface Props {
  readonly address: PeriodAddress;
  /** The label of no choice. */
  readonly all?: string;
  /** Shown beside it. */
  readonly children?: ReactNode;
}

/** The choice of a period above a list without other filters. */
export function PeriodBar({ address, all, children }: Props) {
  return (
    <ToolbarRow>
      <PeriodFilter address={address} {...(all && { all })} />
      {children}
    </ToolbarRow>
  );
}

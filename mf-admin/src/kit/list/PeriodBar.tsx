import type { ReactNode } from 'react';
import { PeriodFilter } from './PeriodFilter';
import type { PeriodAddress } from './periodAddress';
import { ToolbarRow } from './Toolbar';

interface Props {
  readonly address: PeriodAddress;
  /** What is shown where no period is chosen. */
  readonly all?: string;
  /** Stands beside it. */
  readonly children?: ReactNode;
}

/** The choice of a period above what has no other filter. */
export function PeriodBar({ address, all, children }: Props) {
  return (
    <ToolbarRow>
      <PeriodFilter address={address} {...(all && { all })} />
      {children}
    </ToolbarRow>
  );
}

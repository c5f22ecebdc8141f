import { Notice } from '@school/shared/ui';
import { formatClock } from '@school/shared/format';

interface Props {
  readonly isCutOff: boolean;
  /** Why the API rejects this phone; empty when it does not. */
  readonly refusal: string;
  /** When the list on this phone was made; UTC, ISO 8601. */
  readonly listAt: string | undefined;
  /** Whether the device stores pending scans. */
  readonly isKept: boolean;
  /** Why the API rejects the pending scans; empty when it does not. */
  readonly problem: string;
}

/** Warns the doorkeeper: the phone is offline, rejected, or cannot store scans. */
export function DoorNotices({ isCutOff, refusal, listAt, isKept, problem }: Props) {
  return (
    <>
      {isCutOff && (
        <Notice tone="warning" title="No connection to the server" live>
          {listAt
            ? `Continue scanning. This phone checks tickets against its list of ${formatClock(listAt)} UTC and sends the scans later. Keep this page open.`
            : 'This phone has no ticket list yet, so it cannot admit anyone.'}
        </Notice>
      )}
      {refusal && (
        <Notice tone="warning" title="The server rejects this phone" live>
          {refusal} Until then, this phone checks tickets against its own list.
        </Notice>
      )}
      {problem && (
        <Notice tone="error" title="The unsent scans were rejected" live>
          {problem} They stay on this phone.
        </Notice>
      )}
      {!isKept && (
        <Notice tone="warning" title="This device cannot store data" live>
          Unsent scans are lost if this page is closed or reloaded.
        </Notice>
      )}
    </>
  );
}

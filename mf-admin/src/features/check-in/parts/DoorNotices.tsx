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
        <Notice tone="warning" title="The school cannot be reached" live>
          {listAt
            ? `Go on: this phone judges by its list of ${formatClock(listAt)} UTC, and tells the school afterwards. Keep this page open.`
            : 'This phone has no list of tickets yet, so it can let nobody in.'}
        </Notice>
      )}
      {refusal && (
        <Notice tone="warning" title="The school tells this phone nothing" live>
          {refusal} Until then this phone judges by its list.
        </Notice>
      )}
      {problem && (
        <Notice tone="error" title="The waiting scans were refused" live>
          {problem} They stay on this phone.
        </Notice>
      )}
      {!isKept && (
        <Notice tone="warning" title="This device keeps nothing" live>
          The waiting scans are lost when this page is closed or loaded anew.
        </Notice>
      )}
    </>
  );
}

import { Certificate } from '@school/shared/certificate';
import type { Instrument } from '@school/shared/competition';
import { Button } from '@school/shared/ui';
import type { CompetitionEntryState, EntryReport } from '../../api';
import { OnScreen } from '../part/Part';

interface Props {
  readonly entry: CompetitionEntryState;
  readonly certificate: NonNullable<EntryReport['certificate']>;
}

/** The certificate. While it is open, only it is printed. */
export function YourCertificate({ entry, certificate }: Props) {
  return (
    <>
      <OnScreen>
        <Button tone="ink" onClick={() => window.print()}>
          Print the certificate
        </Button>
      </OnScreen>
      <Certificate {...certificate} instrument={entry.instrument as Instrument} band={entry.band} />
    </>
  );
}

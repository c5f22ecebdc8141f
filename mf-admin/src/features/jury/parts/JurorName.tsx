import { instrumentNames } from '@school/shared/competition';
import { Notice, Text } from '@school/shared/ui';
import type { OwnJuror } from '../api';

/** The name and instruments of a juror, which only staff set, or why they cannot score. */
export function JurorName({ juror }: { readonly juror: OwnJuror | undefined }) {
  if (!juror) return null;
  if (!juror.isJuror)
    return (
      <Notice title="You are not on the jury">
        You can see the entries, but only jury members can score them.
      </Notice>
    );
  if (juror.name === null)
    return (
      <Notice tone="warning" title="Your name is not set yet">
        You cannot score without a name. Ask the office to set it, then open this page again.
      </Notice>
    );
  if (juror.instruments.length === 0)
    return (
      <Notice tone="warning" title="Your instruments are not set yet">
        You cannot score without an instrument. Ask the office to set them, then open this page again.
      </Notice>
    );
  const panel = juror.instruments.map((instrument) => instrumentNames[instrument]).join(', ');
  return (
    <Text size="small" muted>
      {`You judge as ${juror.name}: ${panel}. Ask the office to change this.`}
    </Text>
  );
}

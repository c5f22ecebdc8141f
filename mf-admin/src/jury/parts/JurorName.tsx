import { Notice, Text } from '@school/shared/ui';
import type { OwnJuror } from '../api';

/** The name under which one judges, which only staff set, or why one cannot score. */
export function JurorName({ juror }: { readonly juror: OwnJuror | undefined }) {
  if (!juror) return null;
  if (!juror.isJuror)
    return (
      <Notice title="You are not on the jury">
        You see the entries. Only members of the jury score them.
      </Notice>
    );
  if (juror.name === null)
    return (
      <Notice tone="warning" title="Your name is not set yet">
        You cannot score without a name. Ask the office to set it, then open this page again.
      </Notice>
    );
  return (
    <Text size="small" muted>
      You judge as {juror.name}. Ask the office to change this name.
    </Text>
  );
}

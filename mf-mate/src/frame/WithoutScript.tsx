import { Text } from '@school/shared/ui';
import { boxOffice } from '../content/event';

interface Props {
  /** An address, the box office by default. */
  readonly to?: string;
  /** What to write, continuing 'Without it, write to … and': 'give your name and address'. */
  readonly what: string;
}

/** Says where to write when a form cannot be sent. */
export function WithoutScript({ to = boxOffice.email, what }: Props) {
  return (
    <noscript>
      <Text>
        The form needs JavaScript. Without it, write to <a href={`mailto:${to}`}>{to}</a> and {what}.
      </Text>
    </noscript>
  );
}

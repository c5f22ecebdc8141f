import { Text } from '@school/shared/ui';
import { boxOffice } from '../content/event';

interface Props {
  /** What to write, continuing 'Without it, write to … and': 'give your name and address'. */
  readonly what: string;
}

/** Says where to write when a form cannot be sent: to the box office. */
export function WithoutScript({ what }: Props) {
  return (
    <noscript>
      <Text>
        The form needs JavaScript. Without it, write to{' '}
        <a href={`mailto:${boxOffice.email}`}>{boxOffice.email}</a> and {what}.
      </Text>
    </noscript>
  );
}

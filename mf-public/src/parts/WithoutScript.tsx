import { school } from '@school/shared/site';
import { Text } from '@school/shared/ui';

/** Says what to do where a form cannot work. */
export function WithoutScript({ what }: { readonly what: string }) {
  return (
    <noscript>
      <Text>
        The form needs JavaScript. Without it, write to <a href={`mailto:${school.email}`}>{school.email}</a>{' '}
        and {what}.
      </Text>
    </noscript>
  );
}

import { Text } from '@school/shared/ui';
import { contact } from '../content/contact';

/** What to do where a form cannot work. */
export function WithoutScript({ what }: { readonly what: string }) {
  return (
    <noscript>
      <Text>
        The form needs JavaScript. Without it, write to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a> and {what}.
      </Text>
    </noscript>
  );
}

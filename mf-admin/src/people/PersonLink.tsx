import { Link } from '@school/shared';
import { EmailText } from '../ui/EmailText';
import { personPath } from './personPath';

/** An address that leads to everything about it. */
export function PersonLink({ email }: { readonly email: string }) {
  return (
    <Link to={personPath(email)} title="Everything about this person">
      <EmailText email={email} />
    </Link>
  );
}

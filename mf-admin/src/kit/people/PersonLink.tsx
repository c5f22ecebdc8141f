import { Link } from '@school/shared';
import { EmailLink } from '../ui/EmailLink';
import { personPath } from './personPath';

/** Somebody's address to write to, and the way to everything about them. */
export function PersonLink({ email }: { readonly email: string }) {
  return (
    <>
      <EmailLink email={email} />{' '}
      <Link to={personPath(email)} aria-label={`All records of ${email}`}>
        All records
      </Link>
    </>
  );
}

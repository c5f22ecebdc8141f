import { Link } from '@school/shared';
import { EmailLink } from '../ui/EmailLink';
import { personPath } from './personPath';

/** An email address, with a link to all records of that person. */
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

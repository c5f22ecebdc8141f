import { EmptyState, TextLink } from '@school/shared/ui';
import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame, Part, PartTitle } from '../frame/AdminFrame';
import { Refused } from './Refused';
import { Tools } from './Tools';

export function HelpersPage() {
  return (
    <AdminFrame title="Helpers">
      <StaffOnly>
        <Part aria-labelledby="volunteers">
          <PartTitle id="volunteers">Volunteers</PartTitle>
          <EmptyState
            title="No list of volunteers is kept here"
            action={<TextLink to="/community">See the form as visitors do</TextLink>}
          >
            <p>
              Members of the community can say that volunteering interests them. The answer is stored with
              their membership, and they are counted among the members on the overview.
            </p>
          </EmptyState>
        </Part>
        <Tools />
        <Refused />
      </StaffOnly>
    </AdminFrame>
  );
}

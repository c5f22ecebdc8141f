import { useLocation } from '@school/shared';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { ContentEditor } from './ContentEditor';
import { ContentList } from './ContentList';

const OPEN = /^([\w-]+)\/([\w-]+)$/;

/** The list of texts and facts, or the document in the address. */
export function ContentPage() {
  const [, owner, name] = OPEN.exec(new URLSearchParams(useLocation().search).get('open') ?? '') ?? [];
  const isOpen = owner !== undefined && name !== undefined;
  return (
    <AdminFrame title="Texts of the site" backLink={isOpen ? '/admin/content' : '/admin/overview'}>
      <StaffOnly>
        {isOpen ? <ContentEditor key={`${owner}/${name}`} which={{ owner, name }} /> : <ContentList />}
      </StaffOnly>
    </AdminFrame>
  );
}

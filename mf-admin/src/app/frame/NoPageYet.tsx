import { Part } from '@school/shared/staff/page';
import { EmptyState, TextLink } from '@school/shared/ui';
import { AdminFrame } from './AdminFrame';

/** Shown for a sidebar entry without a page. */
export function NoPageYet({ title }: { readonly title: string }) {
  return (
    <AdminFrame title={title}>
      <Part>
        <EmptyState
          title="There is no page yet"
          level={2}
          action={<TextLink to="/admin/overview">Go to the overview</TextLink>}
        >
          <p>{title} will be added later. Nothing is stored here, and there is nothing to do.</p>
        </EmptyState>
      </Part>
    </AdminFrame>
  );
}

import type { SchoolForm } from '@school/shared/form';
import type { PaperEntryDraft, PaperEntryFields } from './paperEntryDraft';

/** What the parts of the form need of it. */
export interface KitProps {
  readonly kit: SchoolForm<PaperEntryFields, PaperEntryDraft>;
}

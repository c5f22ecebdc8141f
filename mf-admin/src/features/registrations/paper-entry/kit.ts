import type { SchoolForm } from '@school/shared/form';
import type { PaperEntryDraft, PaperEntryFields } from './paperEntryDraft';

export interface KitProps {
  readonly kit: SchoolForm<PaperEntryFields, PaperEntryDraft>;
}

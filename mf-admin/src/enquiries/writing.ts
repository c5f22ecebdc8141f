import { freeText } from '@school/shared/schemas/common';
import { z } from 'zod';

/** What staff write about an enquiry. */
export const writing = z.object({ text: freeText(8_000, 'Please write something first') });
/** A note is shorter than an answer, as the API has it. */
export const noteWriting = z.object({ text: freeText(4_000, 'Please write something first') });

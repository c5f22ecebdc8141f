import * as z from 'zod';
import { freeText } from '../common/text';
import { enquiryLimits } from './labels';

/** A note for colleagues. */
export const enquiryNote = z.object({ text: freeText(enquiryLimits.noteMax, 'Please write the note') });

/** An answer by mail. */
export const enquiryAnswer = z.object({ text: freeText(enquiryLimits.answerMax, 'Please write the answer') });

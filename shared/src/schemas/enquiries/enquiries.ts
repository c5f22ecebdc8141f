import * as z from 'zod';
import { freeText } from '../common/text';
import { enquiryLimits } from './labels';

/** What staff leave for colleagues. */
export const enquiryNote = z.object({ text: freeText(enquiryLimits.noteMax, 'Please write the note') });

/** What staff answer by mail. */
export const enquiryAnswer = z.object({ text: freeText(enquiryLimits.answerMax, 'Please write the answer') });

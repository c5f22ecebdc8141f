import * as z from 'zod';
import { personName } from '../common/text';
import { uploadedFile } from '../uploads';
import { staffMailTopics } from './labels';

/** How somebody of the staff wants to be called. */
export const ownName = z.object({ name: personName });

/** What they want to hear of by mail. */
export const ownMails = z.object({ mails: z.array(z.enum(staffMailTopics)).max(staffMailTopics.length) });

/** Their picture, which was uploaded before. */
export const ownPicture = z.object({ picture: uploadedFile('Please choose a picture') });

import * as z from 'zod';
import { personName } from '../common/text';
import { uploadedFile } from '../uploads';

/** How somebody of the staff wants to be called. */
export const ownName = z.object({ name: personName });

/** Their picture, which was uploaded before. */
export const ownPicture = z.object({ picture: uploadedFile('Please choose a picture') });

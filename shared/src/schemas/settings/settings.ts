import * as z from 'zod';
import { personName } from '../common/text';
import { uploadedFile } from '../uploads';

/** A staff member's display name. */
export const ownName = z.object({ name: personName });

/** Their uploaded picture. */
export const ownPicture = z.object({ picture: uploadedFile('Please choose a picture') });

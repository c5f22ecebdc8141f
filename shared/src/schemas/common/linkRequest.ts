import { z } from 'zod';
import { email } from './text';
import { trapFields } from './trap';

/** Asks for private links by the address that they belong to. */
export const linkRequest = z.object({ email, ...trapFields });

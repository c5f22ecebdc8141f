import { school } from '@school/shared/site';

/** Opens a conversation with the school on WhatsApp. */
export const whatsAppSchool = `https://wa.me/${school.whatsApp}`;

interface Invitation {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns a link to a WhatsApp message that the sender can edit; without a number it asks for the contact.
 */
export function whatsAppLink(text: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
}

/** Returns a link to a mail that the sender can edit. */
export function mailLink({ title, text }: Invitation, link: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${link}`)}`;
}

/** Returns whether the device has a share sheet. */
export function canShare(): boolean {
  return 'share' in navigator;
}

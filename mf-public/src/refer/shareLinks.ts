interface Invitation {
  readonly title: string;
  readonly text: string;
}

/** A WhatsApp message that the sender can still change; without a number it asks for the contact. */
export function whatsAppLink(text: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
}

/** A mail that the sender can still change. */
export function mailLink({ title, text }: Invitation, link: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${link}`)}`;
}

/** Whether the device has a share sheet of its own. */
export function canShare(): boolean {
  return 'share' in navigator;
}

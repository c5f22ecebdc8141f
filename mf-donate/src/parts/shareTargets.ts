import type { DonationProject } from '@school/shared/projects';

export interface ShareTarget {
  readonly name: string;
  readonly href: string;
}

/** Returns links that open a sentence and an address in a messenger, social network or mail. */
export function shareTargets(sentence: string, address: string): readonly ShareTarget[] {
  const both = `${sentence} ${address}`;
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(both)}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}` },
    {
      name: 'Email',
      href: `mailto:?subject=${encodeURIComponent(sentence)}&body=${encodeURIComponent(both)}`,
    },
  ];
}

/** Returns what a shared link says about a project or an asset. */
export const shareText = ({ name, description }: DonationProject): string => `${name}: ${description}`;

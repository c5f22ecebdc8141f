import { useShell } from '@school/shared';
import styled from 'styled-components';
import { EmailText } from '@school/shared/staff/ui';

/** A mail link with a copy button, because the link does nothing on a device without a mail program. */
export function EmailLink({ email }: { readonly email: string }) {
  const { toast } = useShell();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(email);
      toast.add('Address copied.', { type: 'success' });
    } catch {
      toast.add(`This browser does not allow copying. The address is ${email}`, { type: 'warning' });
    }
  }

  return (
    <>
      <a href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>{' '}
      <Copy type="button" aria-label={`Copy ${email}`} onClick={() => void copy()}>
        Copy
      </Copy>
    </>
  );
}

const Copy = styled.button`
  min-height: 24px;
  padding: 0 4px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 400;
  text-decoration: underline;
  cursor: pointer;
`;

import { useRef } from 'react';
import { Link, useShell } from '@school/shared';
import type { ToastOptions, ToastType } from '@school/shared/contract';
import { Button, Cluster, Display, Section } from '@school/shared/ui';

const TYPES: readonly ToastType[] = ['info', 'success', 'warning', 'error', 'default'];

/** Shows toasts like an app. */
export function ToastsPage() {
  const { toast } = useShell();
  const last = useRef('');
  const count = useRef(0);

  function add(text: string, options: ToastOptions): void {
    last.current = toast.add(`${text} ${++count.current}`, options);
  }

  return (
    <Section id="toasts">
      <Display as="h1" size={2}>
        Toasts
      </Display>
      <Cluster gap="s3">
        {TYPES.map((type) => (
          <Button key={type} onClick={() => add(`A toast of type ${type}`, { type })}>
            Add {type}
          </Button>
        ))}
        <Button onClick={() => add('It stays', { autoClose: null })}>Add one that stays</Button>
        <Button onClick={() => toast.update(last.current, 'It has changed', { type: 'success' })}>
          Update the last one
        </Button>
        <Button onClick={() => toast.remove(last.current)}>Remove the last one</Button>
        <Link to="/sample/throws">To the broken page</Link>
      </Cluster>
    </Section>
  );
}

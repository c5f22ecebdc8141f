import { useRef, useState } from 'react';
import styled from 'styled-components';
import { color, line, space } from '@school/shared/theme';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { emptyOf, moved, nameOf } from '../rules/values';
import { idOf, type HoldingFieldProps } from './fieldProps';
import { ItemActions } from './ItemActions';

/** Several items in an order: each is opened, moved and taken away by itself, with keys as with a pointer. */
export function ListField({ schema, value, place, label, errors, onChange, Field }: HoldingFieldProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { items: field = {}, item = 'item', minItems = 0, maxItems = Infinity } = schema;
  /** Keep what is open and focused with its item while items change places. */
  const [keys, setKeys] = useState<readonly number[]>(() => items.map((_, at) => at));
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, say] = useState('');
  const [added, setAdded] = useState<number>();
  const id = idOf(place);
  const error = errors[place.join('.')];
  const isSimple = field.type !== 'object';
  const titleOf = (at: number) => nameOf(field, items[at]) || `New ${item}`;

  function change(
    next: readonly unknown[],
    nextKeys: readonly number[],
    words: string,
    focus?: string,
  ): void {
    setKeys(nextKeys);
    onChange(place, next);
    say(words);
    if (focus) requestAnimationFrame(() => document.getElementById(focus)?.focus());
  }

  const move = (from: number, to: number) =>
    change(
      moved(items, from, to),
      moved(keys, from, to),
      `${titleOf(from)} stands at ${to + 1} of ${items.length} now.`,
      `${idOf([...place, String(to)])}-${to < from ? 'up' : 'down'}`,
    );
  const remove = (at: number) =>
    change(items.toSpliced(at, 1), keys.toSpliced(at, 1), `${titleOf(at)} was taken away.`, `${id}-add`);

  function add(): void {
    const key = Math.max(-1, ...keys) + 1;
    setAdded(key);
    change([...items, emptyOf(field)], [...keys, key], `A new ${item} stands last.`);
    requestAnimationFrame(() => {
      const entries = box.current?.querySelectorAll<HTMLElement>(`:scope > ol > li`);
      entries?.[entries.length - 1]?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
  }

  return (
    <List ref={box} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {schema.description && <Text size="small">{schema.description}</Text>}
      {error && (
        <Wrong id={`${id}-error`}>
          <VisuallyHidden>Error: </VisuallyHidden>
          {error}
        </Wrong>
      )}
      <ol>
        {items.map((one, at) => {
          const here = [...place, String(at)];
          const inside = (
            <Field
              schema={field}
              value={one}
              place={here}
              label={isSimple ? `${field.title ?? item} ${at + 1}` : ''}
              {...{ errors, onChange }}
            />
          );
          const actions = (
            <ItemActions
              id={idOf(here)}
              of={titleOf(at)}
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < items.length - 1 ? () => move(at, at + 1) : undefined}
              onRemove={items.length > minItems ? () => remove(at) : undefined}
            />
          );
          const isWrong = Object.keys(errors).some((where) => where.startsWith(`${here.join('.')}.`));
          return (
            <li key={keys[at] ?? at}>
              {isSimple ? (
                <Row>
                  {inside}
                  {actions}
                </Row>
              ) : (
                <Item key={isWrong ? 'wrong' : ''} open={isWrong || keys[at] === added || undefined}>
                  <summary>{titleOf(at)}</summary>
                  <div>
                    {actions}
                    {inside}
                  </div>
                </Item>
              )}
            </li>
          );
        })}
      </ol>
      <Button id={`${id}-add`} tone="line" size="s" disabled={items.length >= maxItems} onClick={add}>
        Add {/^[aeiou]/.test(item) ? 'an' : 'a'} {item}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </List>
  );
}

const List = styled.fieldset`
  min-width: 0;
  outline: 0;
  > legend {
    font-weight: 700;
  }
  > ol {
    margin-block: ${space.s2} ${space.s3};
    border-top: ${line.list} solid ${color.rule};
  }
  > ol > li {
    border-bottom: ${line.list} solid ${color.rule};
  }
`;

const Item = styled.details`
  > summary {
    display: flex;
    align-items: center;
    min-height: 48px;
    gap: 10px;
    font-weight: 650;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  > summary::before {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  &[open] > summary::before {
    transform: rotate(45deg);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
    padding: 0 0 ${space.s5} ${space.s5};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.s2};
  padding-block: ${space.s2};
`;

const Wrong = styled.p`
  font-weight: 700;
  color: ${color.error};
`;

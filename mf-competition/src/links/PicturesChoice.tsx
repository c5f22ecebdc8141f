import { pictureQuestion } from '@school/shared/schemas/pictures';
import { color, line, measure, space } from '@school/shared/theme';
import { Choices, useWiring } from '@school/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  /** The props of `field('pictures')`. */
  readonly name: string;
  readonly error?: string | undefined;
}

const { question, where, free, yes, no } = pictureQuestion;
const help = `${where} ${free}`;

/**
 * Asks whether pictures may be published, without a default and optional. Not `RadioCards`: a third user
 * would move those into the chunk that the landing page loads at once.
 */
export function PicturesChoice({ error, defaultValue, ...input }: Props) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  const { id } = wiring.control;
  return (
    <Choices label={question} {...{ help, error, wiring }} optional>
      <Answer>
        <input {...input} type="radio" id={id} value="yes" defaultChecked={defaultValue === 'yes'} />
        {yes}
      </Answer>
      <Answer>
        <input {...input} type="radio" id={`${id}-no`} value="no" defaultChecked={defaultValue === 'no'} />
        {no}
      </Answer>
    </Choices>
  );
}

const Answer = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: ${measure.target};
  cursor: pointer;
  input {
    appearance: none;
    flex: none;
    width: 28px;
    height: 28px;
    margin: 0;
    border: ${line.field} solid ${color.line};
    border-radius: 50%;
    background: ${color.field};
    cursor: inherit;
  }
  input:checked {
    background: radial-gradient(circle, ${color.accent} 0 8px, ${color.field} 8.5px);
    border-color: ${color.accent};
  }
`;

import type { SceneName } from '../art/scenes.draw';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { PageHead } from './PageHead';
import { useQuery } from './useQuery';

/** The texts at the head of a page. */
interface HeadTexts {
  readonly title: string;
  readonly lead: string;
}

/** What a mail link opens: a question, and the texts after its answer. */
export interface MailQuestion extends HeadTexts {
  /** Name of the parameter in the address; its value is the token. */
  readonly param: string;
  /** A button, because opening a link must not change anything. */
  readonly Answer: ComponentType<AnswerProps>;
  readonly answered?: HeadTexts & { readonly next: ReactNode };
}

export interface AnswerProps {
  readonly token: string;
  readonly onAnswered: () => void;
}

interface Props extends HeadTexts {
  readonly scene: SceneName;
  readonly questions: readonly MailQuestion[];
  /** The head of the page without a mail link. */
  readonly children: ReactNode;
}

/** The head of a page that mail links also open. */
export function MailLinkHead({ scene, questions, title, lead, children }: Props) {
  const query = useQuery();
  const [answeredToken, setAnswered] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions.find(({ param }) => query.get(param));
  const token = (question && query.get(question.param)) ?? '';
  const answered = token !== '' && token === answeredToken ? question?.answered : undefined;

  useEffect(() => {
    if (answered) heading.current?.focus();
  }, [answered]);

  if (!question) {
    return (
      <PageHead scene={scene} title={title} lead={lead}>
        {children}
      </PageHead>
    );
  }
  const { title: asks, lead: explains } = answered ?? question;
  return (
    <PageHead scene={scene} headingRef={heading} title={asks} lead={explains}>
      {answered?.next ?? <question.Answer key={token} token={token} onAnswered={() => setAnswered(token)} />}
    </PageHead>
  );
}

import type { SceneName } from '../art/scenes.draw';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { PageHead } from './PageHead';
import { useQuery } from './useQuery';

/** What a page says at its head. */
interface HeadTexts {
  readonly title: string;
  readonly lead: string;
}

/** What the link of a mail leads to: a question on the page, and what is said once it is answered. */
export interface MailQuestion extends HeadTexts {
  /** Name in the address; what the link proves stands behind it. */
  readonly param: string;
  /** What answers it: a button, as opening a link changes nothing. */
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
  /** What stands at the head of the page when no mail leads to it. */
  readonly children: ReactNode;
}

/** The head of a page to which mails lead as well. */
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

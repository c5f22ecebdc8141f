import { Button, Cluster, Notice, TextLink } from '@school/shared/ui';
import { PanelBody } from '../panel/PanelBody';
import { PanelHead } from '../panel/PanelHead';
import { registerPath, stepPath } from '../panel/paths';

interface Props {
  readonly title: string;
  /** Why it cannot continue. */
  readonly why: string;
  readonly onRetry?: (() => void) | undefined;
}

/** Explains a mail link that no longer works or is not available now, with alternatives. */
export function LinkIsOver({ title, why, onRetry }: Props) {
  return (
    <>
      <PanelHead title={title} />
      <PanelBody aria-label={title}>
        <Notice tone="warning" live>
          {why}
        </Notice>
        <Cluster gap="s6">
          {onRetry ? (
            <Button tone="ink" onClick={onRetry}>
              Try again
            </Button>
          ) : (
            <Button tone="ink" to={stepPath({ step: 'start' })}>
              Continue an entry
            </Button>
          )}
          <TextLink plain to={registerPath}>
            How to enter
          </TextLink>
        </Cluster>
      </PanelBody>
    </>
  );
}

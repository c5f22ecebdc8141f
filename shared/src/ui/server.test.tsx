// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Accordion,
  Button,
  ErrorState,
  ErrorSummary,
  Money,
  PortraitTile,
  Progress,
  RadioCards,
  TextField,
} from './index';

describe('server rendering', () => {
  const html = renderToString(
    <>
      <Button type="submit">Give</Button>
      <TextField label="Full name" name="name" defaultValue="Ama" />
      <RadioCards
        label="Pay"
        name="pay"
        defaultValue="momo"
        options={[{ value: 'momo', label: 'Mobile money' }]}
      />
      <ErrorSummary errors={[{ field: 'name', message: 'Write your name' }]} />
      <Accordion items={[{ question: 'Who may enter?', answer: 'Everyone' }]} />
      <Progress value={20} max={100} label="Given" />
      <PortraitTile name="Akosua Mensah" position="Director" syllables={6} tone="wine" accents={['gold']} />
      <Money pesewas={20_000} />
      <ErrorState onRetry={() => undefined} />
    </>,
  );

  it('includes typed, selected and hidden content in the first response', () => {
    expect(html).toContain('value="Ama"');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="momo"|<input[^>]*value="momo"[^>]*checked=""/);
    expect(html).toContain('Everyone');
    expect(html).toContain('GHS 200.00');
  });
});

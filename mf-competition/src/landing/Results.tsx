import { publicationPart } from '../rounds/published/publicationPart';

export const Results = publicationPart('results', async () => (await import('./ResultsNews')).ResultsNews);

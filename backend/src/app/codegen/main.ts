import { gatherFeatures } from '../../platform/feature/gatherFeatures';
import { features } from '../features';
import { apiDocument } from './apiDocument';
import { generatedFiles } from './generatedFiles';
import { readOperationFiles } from './operationFiles';
import { writeGenerated } from './writeGenerated';

try {
  writeGenerated(await generatedFiles(apiDocument(), readOperationFiles(), gatherFeatures(features).stored));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

// How an app declares its editable texts; for render modules and servers, never for a browser.
export {
  clockTime,
  day,
  identity,
  readOnly,
  photograph,
  line,
  list,
  oneOf,
  paragraph,
  questionFields,
  webAddress,
} from './fields';
export {
  DECLARED_FILE,
  declareContent,
  declaredContentSchema,
  type DeclaredByApp,
  type DeclaredContent,
} from './declareContent';
export { declareToday } from './declareToday';
export { mistakesIn } from './mistakes';
export type { ContentSchema } from '../schema';

// The form of a competition entry: its fields, its steps and its answers as text.
export { answersOf } from './answers';
export { fieldsOfEntry } from './fieldsOfEntry';
export { EMPTY_ENTRY, readFields, type EntryFields } from './fields';
export { certificateOf, openStep, stepIds, stepOfField, stepsOf, type Step, type StepId } from './steps';

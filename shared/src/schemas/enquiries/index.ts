export { enquiryAnswer, enquiryNote } from './enquiries';

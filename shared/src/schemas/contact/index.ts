export { contactMessage, contactTopics, type ContactMessage, type ContactTopic } from './contact';
export { contactLimits } from './limits';

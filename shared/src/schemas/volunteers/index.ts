export { volunteer, volunteerShift, type Volunteer, type VolunteerShift } from './volunteers';
export { volunteerLimits } from './limits';

import { defineFeature } from '../../platform/feature/feature';
import { teachersRouter } from './teachers.router';
import { teachers, teacherTimes } from '../../platform/db/schema';
import { stored } from './stored';

export const teachersFeature = defineFeature({
  folder: 'lessons/teachers',
  routers: [teachersRouter],
  withoutPeriod: {
    listTeachers: 'what is set up, as it is now',
  },
  changes: { addTeacher: 'added a teacher', changeTeacher: 'changed a teacher' },
  stored,
  tables: [
    {
      table: teachers,
      kind: 'teachers',
      row: 'Teacher',
      unsearched: 'teachers of the school, without an address',
      soundsPersonal: ['name'],
    },
    {
      table: teacherTimes,
      kind: 'lessons',
      unrecorded: 'is derived from other tables',
      unsearched: 'when teachers teach; goes with the lesson or the booking',
      soundsPersonal: ['teacher_id'],
    },
  ],
});

import { defineFeature } from '../../platform/feature/feature';
import { lessonsStaffRouter } from './lessons.router';
import { lessonPlaces, lessons } from '../../platform/db/schema';

export const lessonsFeature = defineFeature({
  folder: 'lessons/lessons',
  routers: [lessonsStaffRouter],
  changes: {
    placeLesson: 'assigned a lesson to a registration',
    giveLessonBack: 'cancelled a weekly lesson',
  },
  tables: [
    {
      table: lessons,
      kind: 'lessons',
      row: 'Lesson',
      unsearched: 'hours of teachers; gone when nobody learns in them',
      soundsPersonal: ['teacher_id'],
    },
    {
      table: lessonPlaces,
      kind: 'lessons',
      row: 'Place in a lesson',
      unsearched: 'goes with the registration',
    },
  ],
});

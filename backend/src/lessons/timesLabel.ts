import {
  dayLabels,
  dayPartLabels,
  dayParts,
  lessonDays,
  type LessonTime,
} from '@school/shared/schemas/lessons';

/** Formats times for people, day by day: `Monday morning or evening; Saturday morning`. */
export function timesLabel(times: readonly LessonTime[]): string {
  const days = lessonDays.flatMap((day) => {
    const parts = dayParts.filter((part) => times.includes(`${day}_${part}`));
    return parts.length > 0 ? [`${dayLabels[day]} ${either(parts.map((part) => dayPartLabels[part]))}`] : [];
  });
  return days.join('; ');
}

const either = (labels: readonly string[]): string => {
  const parts = labels.map((label) => label.toLowerCase());
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
};

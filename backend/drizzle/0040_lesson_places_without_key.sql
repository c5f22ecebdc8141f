ALTER TABLE "lesson_places" DROP CONSTRAINT "lesson_places_request_key_key";--> statement-breakpoint
ALTER TABLE "lesson_places" DROP COLUMN "request_key";
CREATE TABLE "competition_jurors" (
	"juror" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL
);

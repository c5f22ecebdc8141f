CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_pkey" PRIMARY KEY("day","path","source"),
	CONSTRAINT "page_views_views_check" CHECK ("page_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "page_vitals" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"metric" text NOT NULL,
	"up_to" integer NOT NULL,
	"samples" integer NOT NULL,
	CONSTRAINT "page_vitals_pkey" PRIMARY KEY("day","path","metric","up_to"),
	CONSTRAINT "page_vitals_samples_check" CHECK ("page_vitals"."samples" > 0)
);

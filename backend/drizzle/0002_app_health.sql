CREATE TABLE "app_health" (
	"hour" timestamp with time zone NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"channel" text NOT NULL,
	"outcome" text NOT NULL,
	"up_to" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "app_health_pkey" PRIMARY KEY("hour","app","version","channel","outcome","up_to"),
	CONSTRAINT "app_health_channel_check" CHECK ("app_health"."channel" in ('current', 'canary')),
	CONSTRAINT "app_health_outcome_check" CHECK ("app_health"."outcome" in ('shown', 'retried', 'failed', 'error', 'inp')),
	CONSTRAINT "app_health_times_check" CHECK ("app_health"."times" > 0)
);

CREATE TABLE "policy_reports" (
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"area" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_reports_pkey" PRIMARY KEY("directive","blocked","area"),
	CONSTRAINT "policy_reports_count_check" CHECK ("policy_reports"."count" > 0)
);

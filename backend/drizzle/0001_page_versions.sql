CREATE TABLE "page_versions" (
	"day" date NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"requests" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_versions_pkey" PRIMARY KEY("day","app","version"),
	CONSTRAINT "page_versions_requests_check" CHECK ("page_versions"."requests" > 0)
);

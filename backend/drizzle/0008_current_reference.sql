ALTER TABLE "orders" ADD COLUMN "tx_ref" text NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tx_ref_key" UNIQUE("tx_ref");
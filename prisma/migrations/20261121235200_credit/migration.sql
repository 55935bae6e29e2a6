-- What stands to a person's credit at the payment provider, in US cents: whoever leaves reads that it is not paid out by itself.
ALTER TABLE "subscriptions" ADD COLUMN "credit" INTEGER NOT NULL DEFAULT 0;

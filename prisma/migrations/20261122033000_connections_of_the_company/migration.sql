-- A connection is the company's: it stays when the person who opened it goes (decision 0040).
ALTER TABLE "oauth_tokens" ALTER COLUMN "userId" DROP NOT NULL;
ALTER TABLE "oauth_tokens" DROP CONSTRAINT "oauth_tokens_userId_fkey";
ALTER TABLE "oauth_tokens" ADD CONSTRAINT "oauth_tokens_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Which text and media an upload or container was begun with: after a change it is of no use.
ALTER TABLE "post_deliveries" ADD COLUMN "begunRevision" INTEGER;

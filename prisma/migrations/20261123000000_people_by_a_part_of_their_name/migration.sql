-- Staff find people by a part of a name or an address; an index of the pieces answers when only few have it (docs/performance.md, "Growth").
-- What pg_trgm would do, of PostgreSQL's core alone.

-- All pieces of three characters, lower-cased as ILIKE does it; of other scripts and accented letters those of one and two too,
-- because a Chinese name often has no more. Two Latin letters are in so many names that the newest answer.
CREATE FUNCTION search_pieces(VARIADIC texts text[]) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  found text[] := '{}';
  low text;
  piece text;
BEGIN
  FOR i IN 1 .. cardinality(texts) LOOP
    low := lower(coalesce(texts[i], ''));
    FOR size IN CASE WHEN octet_length(low) > length(low) THEN 1 ELSE 3 END .. 3 LOOP
      FOR at IN 1 .. length(low) - size + 1 LOOP
        piece := substr(low, at, size);
        IF size = 3 OR octet_length(piece) > size THEN found := found || piece; END IF;
      END LOOP;
    END LOOP;
  END LOOP;
  RETURN found;
END $$;

-- Written at once: people sign up seldom, and a list of what is not yet sorted in would be read by every search.
CREATE INDEX "users_search_pieces" ON "users" USING gin (search_pieces("email", "firstName", "lastName")) WITH (fastupdate = off);

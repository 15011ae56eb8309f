-- outside of a transaction
-- Holds by their end, for those who are told when one is over.
create index concurrently if not exists hold_ends on hold (expires_at) where order_id is null;

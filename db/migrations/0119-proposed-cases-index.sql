-- outside of a transaction
-- Finds the few cases with a sum that waits for a second person. Built while the shop sells.
create index concurrently if not exists support_case_proposed on support_case (proposed_at) where proposed_at is not null;

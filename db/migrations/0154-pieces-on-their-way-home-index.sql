-- outside of a transaction
-- Finds the pieces that travel back to their sellers, for the job that follows them. Built while the shop sells.
create index concurrently if not exists seller_return_travelling on seller_return (sent_at) where status = 'sent' and delivered_at is null;

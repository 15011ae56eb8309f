-- outside of a transaction
-- The sales whose sellers have yet to be told that the earnings are available.
create index concurrently if not exists seller_sale_to_tell on seller_sale (sold_at) where cleared_told_at is null and clawed_back_at is null;

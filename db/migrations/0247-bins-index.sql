-- outside of a transaction
-- What lies in a bin (decision 0323), the last piece first.
create index concurrently if not exists piece_bin_of_house on piece_bin (warehouse_id, bin, put_at);

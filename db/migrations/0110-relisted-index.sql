-- outside of a transaction
-- Finds the relisting of a returned piece. In a file of its own: built while the shop sells.
create index concurrently if not exists item_relisted_from on item (relisted_from) where relisted_from is not null;

-- outside of a transaction
-- Who loves a piece, in the order in which they are told.
create index concurrently if not exists favorite_lovers on favorite (item_number, user_id) where user_id is not null;

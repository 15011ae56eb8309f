-- outside of a transaction
-- The last line of defence: a piece is in one box that was not canceled. In a file of its own: built while the shop sells.
create unique index concurrently if not exists order_line_rescue on order_line (item_number) where canceled_at is null and kind = 'rescue';

-- outside of a transaction
-- The tables of orders and pieces at the desk are sorted by sum and by price, page by page (decision 0300).
create index concurrently if not exists purchase_order_by_total on purchase_order (total_cents, id);
create index concurrently if not exists item_by_price on item (price_cents, item_number);

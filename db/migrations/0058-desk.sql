-- outside of a transaction
-- People at work find people, orders, pieces, bags and parcels by any fragment (decision 0119).
create index concurrently user_account_words on user_account
  using gin (lower(email::text || ' ' || first_name || ' ' || last_name) gin_trgm_ops);
create index concurrently purchase_order_words on purchase_order
  using gin (lower(email || ' ' || coalesce(ship_to ->> 'fullName', '') || ' ' || right(replace(id::text, '-', ''), 8)) gin_trgm_ops);
create index concurrently item_title_words on item using gin (lower(title) gin_trgm_ops);
create index concurrently item_of_brand on item (brand_id);
-- The newest pieces and orders of one state.
create index concurrently item_of_state on item (state, item_number);
create index concurrently purchase_order_of_status on purchase_order (status, id);
create index concurrently kit_codes on kit
  using gin (lower(label_code || ' ' || coalesce(tracking_out, '') || ' ' || coalesce(tracking_back, '')) gin_trgm_ops);
create index concurrently shipment_code on shipment using gin (lower(tracking_code) gin_trgm_ops) where tracking_code is not null;
-- Pieces that sellers paid to have back, counted beside each screen.
create index concurrently order_line_reclaim on order_line (item_number) where kind = 'reclaim' and canceled_at is null;
-- How often words occur is known of an expression only once it was looked at with its index.
analyze user_account;
analyze purchase_order;
analyze item;
analyze kit;
analyze shipment;

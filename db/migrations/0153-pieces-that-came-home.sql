-- The carrier delivered a piece to the seller who took it back.
alter table seller_return add column delivered_at timestamptz;

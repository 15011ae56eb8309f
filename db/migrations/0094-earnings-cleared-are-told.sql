-- Sellers are told when earnings of theirs have become available, once for each sale.
alter table seller_sale add column cleared_told_at timestamptz;
comment on column seller_sale.cleared_told_at is 'when the seller was told that the earnings are available; null: not yet, or never';

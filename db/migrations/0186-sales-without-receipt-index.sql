-- outside of a transaction
-- What the monthly transfer to a charity looks for: its sales that no receipt names yet.
create index concurrently if not exists seller_sale_without_receipt on seller_sale (charity_id)
  where charity_id is not null and charity_receipt_id is null and clawed_back_at is null;

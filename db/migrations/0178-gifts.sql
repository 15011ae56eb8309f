-- Gifts (decision 0247): the code that a shopper makes for an order, with which whoever got its pieces can send
-- them back.
create table order_gift (
  order_id uuid primary key references purchase_order (id),
  code text not null unique,
  made_at timestamptz not null
);

-- The receiver of a gift sends it back: user_id gets shop credit and isn't told the price.
alter table order_return add column is_gift boolean not null default false;

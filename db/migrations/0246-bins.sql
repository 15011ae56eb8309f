-- Where a piece lies in a house: the bin that it was put into last (decision 0323). A piece that is packed has no row.
create table piece_bin (
  item_number bigint primary key references item (item_number),
  warehouse_id integer not null references warehouse (id),
  -- aisle, bay and shelf, as they are printed on the shelf: rules/src/bins/bins.ts
  bin text not null check (bin ~ '^[A-Z]-[0-9]{2}-[1-9]$'),
  put_by uuid not null references user_account (id),
  put_at timestamptz not null
);

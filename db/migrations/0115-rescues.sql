-- Rescue boxes (decision 0163): pieces that didn't sell, on a shelf by group, and the boxes that orders made of them.

create table rescue_group (
  id integer generated always as identity primary key,
  -- rules/src/rescues/groups.ts owns the words of each
  kind text not null,
  size text not null,
  tier text not null,
  condition text not null,
  unique (kind, size, tier, condition)
);

create table rescue_box (
  id uuid primary key,
  group_id integer not null references rescue_group (id),
  order_id uuid not null unique references purchase_order (id),
  pieces integer not null check (pieces > 0),
  grams integer not null check (grams > 0),
  price_cents integer not null check (price_cents > 0),
  made_at timestamptz not null,
  -- its payment is authorized, and its pieces have left the shelf
  paid_at timestamptz,
  -- it wasn't paid, or its order was canceled: its pieces are free again
  released_at timestamptz
);
create index rescue_box_group on rescue_box (group_id);

-- A piece on the rescue shelf. It keeps its state until its box is paid, and may leave the shelf by another way.
create table rescue_piece (
  item_number bigint primary key references item (item_number),
  group_id integer not null references rescue_group (id),
  source text not null check (source in ('expired', 'unaccepted', 'returned')),
  grams integer not null check (grams > 0),
  shelved_at timestamptz not null,
  -- a column, so that a piece is in one box at most
  box_id uuid references rescue_box (id),
  -- the state to which it goes back when its box comes to nothing
  from_state text not null check (from_state in ('expired', 'unaccepted')),
  -- it was not found when its box was packed
  lost_at timestamptz
);
create index rescue_piece_free on rescue_piece (group_id, shelved_at, item_number) where box_id is null and lost_at is null;
create index rescue_piece_box on rescue_piece (box_id) where box_id is not null;

-- A piece of a box is a line of its order. Known to hold for all old rows, which are not read again.
alter table order_line drop constraint order_line_kind_check;
alter table order_line add constraint order_line_kind_check check (kind in ('item', 'gift_card', 'reclaim', 'rescue')) not valid;

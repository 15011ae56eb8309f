-- Gift cards (specification §3 Cart.giftCards, cartProducts.giftCard; decision 0054), and pieces that go back to their sellers.

-- What a card looks like: a fixed list, loaded at every start.
create table gift_card_template (
  id integer primary key,
  slug text not null unique,
  name text not null,
  rank integer not null
);

-- A card that was bought. Its number and PIN are kept as keyed digests alone; what is on it is the ledger's account gift_card/<id>.
create table gift_card (
  id uuid primary key,
  number_digest bytea not null unique,
  pin_digest bytea not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  -- Which of a card's possible numbers it got: the next one when the first was taken.
  derivation smallint not null default 0,
  template_id integer not null references gift_card_template (id),
  face_value_cents integer not null check (face_value_cents > 0),
  order_id uuid references purchase_order (id),
  delivery_method text not null check (delivery_method in ('email', 'print')),
  delivery_date date not null,
  recipient_name text not null,
  recipient_email citext,
  sender_name text not null,
  sender_email citext,
  gift_message text,
  -- When the mail with number and PIN was handed over.
  delivered_at timestamptz,
  created_at timestamptz not null,
  check (delivery_method = 'print' or recipient_email is not null)
);
create index gift_card_order on gift_card (order_id) where order_id is not null;

-- A card that is to be bought, as a line of a cart; its id becomes the card's.
create table cart_gift_card_line (
  id uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  template_id integer not null references gift_card_template (id),
  amount_cents integer not null check (amount_cents > 0),
  delivery_method text not null check (delivery_method in ('email', 'print')),
  delivery_date date not null,
  recipient_name text not null,
  recipient_email citext,
  sender_name text not null,
  gift_message text,
  added_at timestamptz not null,
  check (delivery_method = 'print' or recipient_email is not null)
);
create index cart_gift_card_line_cart on cart_gift_card_line (cart_id);

-- A card that is to pay a cart. Nothing is reserved by it: the ledger judges when the order is placed.
create table cart_gift_card (
  cart_id uuid not null references cart (id) on delete cascade,
  gift_card_id uuid not null references gift_card (id),
  -- Names the card towards the payment side (specification §3); tells nothing about it.
  token text not null unique,
  applied_at timestamptz not null,
  primary key (cart_id, gift_card_id)
);

-- Until when a seller may have a piece back that was not accepted, or whose time is over (specification §9, "Reclaim within").
create table reclaim_offer (
  item_number bigint primary key references item (item_number),
  ends_at timestamptz not null
);

-- A line of a seller's own piece that goes back to her for a fee; it is never on sale, and so holds nothing.
alter table cart_line add column kind text not null default 'item' check (kind in ('item', 'reclaim'));

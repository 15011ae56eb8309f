-- Addresses of visitors and users, what a cart says of where it goes, and the places of US ZIP codes (specification §3, §5; decision 0051).

create table address (
  id uuid primary key,
  visitor_id bigint references visitor (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  -- rules/src/vocabulary/orders.ts
  type text not null check (type in ('billing', 'shipping')),
  full_name text not null,
  line1 text not null,
  line2 text,
  city text not null,
  -- of the United States its code; elsewhere as it was written, where there is one
  state text,
  -- US: five digits; elsewhere the country's postal code
  zip text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- digits alone; outside the North American plan with the country's code
  phone text not null check (phone ~ '^\d{6,15}$'),
  delivery_location text check (delivery_location in
    ('back_door', 'front_door', 'knock_or_ring', 'mail_room', 'mailbox', 'office', 'other', 'reception', 'side_door')),
  is_default boolean not null default false,
  created_at timestamptz not null,
  -- Orders keep pointing at the row they were sent to: an edit makes a new row and hides this one, and so does removing.
  hidden_at timestamptz,
  check ((visitor_id is null) <> (user_id is null)),
  check (country <> 'US' or (zip ~ '^\d{5}$' and state ~ '^[A-Z]{2}$'))
);
create index address_user on address (user_id) where user_id is not null;
create index address_visitor on address (visitor_id) where visitor_id is not null;
create unique index address_default_user on address (user_id, type) where is_default and hidden_at is null and user_id is not null;
create unique index address_default_visitor on address (visitor_id, type) where is_default and hidden_at is null and visitor_id is not null;

-- What was chosen for a cart; no row: a user's default address.
create table cart_address (
  cart_id uuid primary key references cart (id) on delete cascade,
  shipping_address_id uuid references address (id) on delete set null,
  -- null: the same as shipping
  billing_address_id uuid references address (id) on delete set null,
  -- of guests; a user's is the account's
  email text,
  delivery_location text check (delivery_location in
    ('back_door', 'front_door', 'knock_or_ring', 'mail_room', 'mailbox', 'office', 'other', 'reception', 'side_door')),
  delivery_note text,
  updated_at timestamptz not null
);
create index cart_address_shipping on cart_address (shipping_address_id);
create index cart_address_billing on cart_address (billing_address_id);

create table zip_place (
  zip text primary key check (zip ~ '^\d{5}$'),
  city text not null,
  state text not null
);

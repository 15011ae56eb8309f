-- Goody boxes (decision 0171): pieces chosen for one person, tried on at home, and charged once it is known which are kept.

create table goody_box (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  -- the form that asked for the box; a form sent twice makes one
  form_key text not null unique,
  -- rules/src/goody-boxes/states.ts
  status text not null,
  departments text[] not null,
  kinds text[] not null,
  budget_cents integer not null check (budget_cents > 0),
  note text not null default '',
  stylist_note text not null default '',
  asked_at timestamptz not null,
  approved_by uuid references user_account (id),
  approved_at timestamptz,
  offer_ends_at timestamptz,
  -- the order that reserves the payment; null again when a try to pay came to nothing
  order_id uuid unique references purchase_order (id),
  placed_at timestamptz,
  -- since when the present authorization stands; it is renewed before the bank lets it go
  authorized_at timestamptz,
  -- how often it was renewed
  renewals integer not null default 0,
  -- all pieces were charged, because the authorization could not be renewed
  charged_early_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  keep_by timestamptz,
  -- reminders that were sent
  reminded integer not null default 0,
  decided_at timestamptz,
  -- what is kept is known, and is being charged
  settling_at timestamptz,
  settled_at timestamptz,
  ended_at timestamptz
);
-- The last line of defence: a person has one box at a time.
create unique index goody_box_open on goody_box (user_id) where status not in ('settled', 'lapsed', 'canceled');
create index goody_box_user on goody_box (user_id, asked_at desc);
create index goody_box_going on goody_box (status, id) where status not in ('settled', 'lapsed', 'canceled');

create table goody_piece (
  box_id uuid not null references goody_box (id),
  item_number bigint not null references item (item_number),
  place integer not null,
  -- why it was chosen, as its person reads it
  why text not null,
  -- the stylist who put it in; null for the shop's own choice
  added_by uuid references user_account (id),
  -- false once a stylist took it out, or the box came to nothing
  is_in boolean not null default true,
  -- true while nobody else may have it
  is_held boolean not null default true,
  choice text check (choice in ('keep', 'back')),
  -- why it goes back: rules/src/returns/reasons.ts
  reason text,
  primary key (box_id, item_number)
);
-- A piece is in one box at a time.
create unique index goody_piece_held on goody_piece (item_number) where is_held;

-- The order of a goody box: it is charged when its person has chosen, and not when it is packed.
alter table purchase_order add column try_on boolean not null default false;
-- The parcel of what a goody box sends back: the box settles its money, and the return pays nothing.
alter table order_return add column box_id uuid;
-- Null in all old rows, which are not read again.
alter table order_return add constraint order_return_box_id_fkey foreign key (box_id) references goody_box (id) not valid;

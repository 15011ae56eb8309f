-- The style chat (decision 0195): threads of visitors and accounts, their turns, and the outfits in them.

create table style_thread (
  id uuid primary key,
  visitor_id bigint references visitor (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  -- the first words of the shopper, shortened
  title text not null,
  -- rules/src/styling/brief.ts: what was understood so far
  brief jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(visitor_id, user_id) = 1)
);
create index style_thread_visitor on style_thread (visitor_id, updated_at desc) where visitor_id is not null;
create index style_thread_user on style_thread (user_id, updated_at desc) where user_id is not null;

create table style_turn (
  id uuid primary key,
  thread_id uuid not null references style_thread (id) on delete cascade,
  -- from 0, in the order of the talk
  position integer not null,
  author text not null check (author in ('shopper', 'shop')),
  words text not null,
  -- rules/src/styling/answer.ts: the question after an answer, with the answers to tap
  question jsonb,
  created_at timestamptz not null,
  unique (thread_id, position)
);

create table style_outfit (
  id uuid primary key,
  thread_id uuid not null references style_thread (id) on delete cascade,
  turn_id uuid not null references style_turn (id) on delete cascade,
  position smallint not null,
  name text not null,
  line text not null,
  reasons text[] not null,
  -- since when everybody with the link may look at it
  shared_at timestamptz,
  unique (turn_id, position)
);
create index style_outfit_thread on style_outfit (thread_id);

create table style_outfit_piece (
  outfit_id uuid not null references style_outfit (id) on delete cascade,
  position smallint not null,
  slot text not null,
  item_number bigint not null references item (item_number) on delete cascade,
  primary key (outfit_id, position),
  unique (outfit_id, item_number)
);
create index style_outfit_piece_item on style_outfit_piece (item_number);

-- What people are told (decision 0145): one row for each thing that one person is told, in the shop and by the channels that the
-- person chose.

create table notification (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null check (kind in
    ('match', 'price_drop', 'free_again', 'turn', 'order', 'bag', 'sold', 'earnings', 'reward', 'account')),
  -- what makes two notifications the same: a person is told once for each key
  key text not null check (key <> ''),
  title text not null check (title <> ''),
  body text not null,
  link text not null check (link like '/%' and link not like '//%'),
  item_number bigint references item (item_number) on delete set null,
  amount_cents integer,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  -- false: the person keeps this kind out of the bell; the history has it all the same
  in_bell boolean not null,
  read_at timestamptz,
  -- when it was decided by which channels it leaves the shop; null: not yet
  planned_at timestamptz,
  unique (user_id, key)
);
create index notification_list on notification (user_id, created_at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null and in_bell;
create index notification_unplanned on notification (user_id) where planned_at is null;

-- What a person said about a kind and a channel. No row: the shop's default for the kind applies.
create table subscription (
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('bell', 'email', 'push', 'text')),
  state text not null check (state in ('active', 'canceled')),
  -- where it was said
  source text not null,
  changed_at timestamptz not null,
  primary key (user_id, kind, channel)
);

-- The proof of consent: everything that was ever said, never changed.
create table subscription_event (
  id bigint generated always as identity primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null,
  channel text not null,
  state text not null,
  source text not null,
  happened_at timestamptz not null
);
create index subscription_event_of_user on subscription_event (user_id, id);

-- How often a kind leaves the shop. No row: the shop's default for the kind.
create table subscription_rhythm (
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null,
  rhythm text not null check (rhythm in ('at_once', 'daily', 'weekly')),
  primary key (user_id, kind)
);

create table notification_setting (
  user_id uuid primary key references user_account (id) on delete cascade,
  time_zone text not null,
  -- minutes of the day in the time zone; equal: no quiet hours
  quiet_from integer not null check (quiet_from between 0 and 1439),
  quiet_until integer not null check (quiet_until between 0 and 1439),
  -- nothing but what is locked leaves the shop until then
  paused_until timestamptz,
  changed_at timestamptz not null
);

-- A notification on its way out by one channel.
create table notification_delivery (
  notification_id uuid not null references notification (id) on delete cascade,
  channel text not null check (channel in ('email', 'push', 'text')),
  user_id uuid not null references user_account (id) on delete cascade,
  due_at timestamptz not null,
  -- the message that carries it; who tries again sends the same message
  message_id uuid,
  sent_at timestamptz,
  -- why it was not sent after all; null: it was, or waits
  dropped text,
  primary key (notification_id, channel)
);
create index notification_delivery_waiting on notification_delivery (user_id, due_at) where sent_at is null and dropped is null;
create index notification_delivery_due on notification_delivery (due_at) where sent_at is null and dropped is null;

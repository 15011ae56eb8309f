-- Cases of the resolution hub (decision 0184): what went wrong, what was granted, and what was said about the case.

create table support_case (
  id uuid primary key,
  -- the number that people say: "Case 3107"
  number integer generated always as identity (start with 3001) unique,
  -- who asks: a user, or the visitor of a guest; a letter may have neither
  user_id uuid references user_account (id),
  visitor_id bigint references visitor (id) on delete set null,
  name text not null,
  email text not null,
  -- the form that made the case; a form sent twice makes one
  form_key text not null unique,
  -- rules/src/vocabulary/cases.ts
  kind text not null,
  status text not null check (status in ('waiting_for_us', 'waiting_for_carrier', 'answered', 'settled', 'closed')),
  subject text not null,
  order_id uuid references purchase_order (id),
  -- the way that the shopper chose, or an employee decided; null while a person looks
  offer text check (offer in ('keep_part', 'send_back', 'refund', 'credit', 'carrier_claim', 'person')),
  -- what the case paid, or pays when the carrier stays silent
  total_cents integer not null default 0 check (total_cents >= 0),
  -- the rows of that sum, and the means of payment that get it: { "sums": [], "to": [] }
  money jsonb not null default '{"sums": [], "to": []}',
  return_id uuid references order_return (id),
  -- when a person answers, or when the carrier's silence pays
  answer_by timestamptz,
  taken_by uuid references user_account (id),
  created_at timestamptz not null,
  -- since when the case waits for its next step
  since timestamptz not null,
  paid_at timestamptz,
  settled_at timestamptz
);
create index support_case_user on support_case (user_id, created_at desc);
create index support_case_visitor on support_case (visitor_id, created_at desc) where user_id is null;
create index support_case_open on support_case (status, since) where status in ('waiting_for_us', 'waiting_for_carrier');
create index support_case_order on support_case (order_id) where order_id is not null;

create table support_case_line (
  case_id uuid not null references support_case (id),
  order_line_id uuid not null references order_line (id),
  item_number bigint not null references item (item_number),
  primary key (case_id, order_line_id)
);
create index support_case_line_piece on support_case_line (order_line_id);

-- What happened in a case and what was said about it; notes are for employees alone.
create table support_case_event (
  id bigint generated always as identity primary key,
  case_id uuid not null references support_case (id),
  kind text not null check (kind in ('told', 'chose', 'paid', 'message', 'reply', 'note', 'taken', 'closed')),
  actor_id uuid references user_account (id),
  body text not null default '',
  -- the form that sent the words; sent twice they count once
  form_key text unique,
  happened_at timestamptz not null
);
create index support_case_event_case on support_case_event (case_id, id);

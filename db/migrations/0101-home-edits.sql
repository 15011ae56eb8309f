-- Edits: pieces that a person at work chose and named, for the home page (decision 0168).

create table home_edit (
  -- made by the browser of who made the edit
  id uuid primary key,
  title text not null check (length(title) between 1 and 60),
  words text not null check (length(words) between 1 and 160),
  starts_at timestamptz not null,
  ends_at timestamptz,
  changed_by uuid not null references user_account (id),
  changed_at timestamptz not null,
  check (ends_at > starts_at)
);

create table home_edit_piece (
  edit_id uuid not null references home_edit (id) on delete cascade,
  item_number bigint not null references item (item_number),
  -- 0 is the first
  place integer not null check (place >= 0),
  primary key (edit_id, item_number),
  unique (edit_id, place)
);

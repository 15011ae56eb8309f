-- Sizes that members keep beside their own: those of children by name (decision 0150).
create table child_sizes (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  sizing_ids integer[] not null default '{}',
  updated_at timestamptz not null
);
create index child_sizes_user on child_sizes (user_id);

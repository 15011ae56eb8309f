-- Sizes that members keep beside their own: those of children by name, and measures of a body that fit notes rest on (decisions 0150, 0151).
create table child_sizes (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  sizing_ids integer[] not null default '{}',
  updated_at timestamptz not null
);
create index child_sizes_user on child_sizes (user_id);

create table body_measure (
  user_id uuid not null references user_account (id) on delete cascade,
  -- the measure as pieces name it: Bust, Waist, Hips
  name text not null,
  inches real not null check (inches > 0),
  said_at timestamptz not null,
  primary key (user_id, name)
);

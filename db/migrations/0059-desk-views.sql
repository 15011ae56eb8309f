-- A view of a table at the desk that an employee saved under a name: the query of the table's address (decision 0119).
create table desk_view (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  screen text not null check (screen in ('orders', 'pieces')),
  name text not null,
  query text not null,
  -- A lower place stands further left; a view that is put first gets the lowest place of its screen minus one.
  place integer not null,
  created_at timestamptz not null
);
create unique index desk_view_name on desk_view (user_id, screen, name);

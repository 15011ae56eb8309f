-- Copies of a person's data, made by a job and kept for 7 days (decision 0187).
create table data_export (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  status text not null check (status in ('asked', 'ready', 'ended')),
  asked_at timestamptz not null,
  made_at timestamptz,
  ends_at timestamptz,
  -- of both files together
  bytes bigint,
  check ((status = 'asked') = (made_at is null))
);
create index data_export_user on data_export (user_id, asked_at desc);
create index data_export_ends on data_export (ends_at) where status = 'ready';

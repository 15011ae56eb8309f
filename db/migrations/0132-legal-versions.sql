-- Which version of the terms an account accepted, and when (decision 0201). The row of the account has the latest, which
-- is read with it; the table keeps each.
alter table user_account add column legal_version text;
update user_account set legal_version = '2026-10-01' where legal_accepted_at is not null;

create table legal_acceptance (
  user_id uuid not null references user_account (id),
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
insert into legal_acceptance (user_id, version, accepted_at)
select id, legal_version, legal_accepted_at from user_account where legal_version is not null;

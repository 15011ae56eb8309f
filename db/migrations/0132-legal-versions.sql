-- Which version of the terms an account accepted, and when (decision 0201). The row of the account has the latest, which
-- is read with it; the table keeps each. Accounts of before get the version of before without being written; an account
-- that never accepted any is asked all the same, since another version counts now.
alter table user_account add column legal_version text default '2026-10-01';
alter table user_account alter column legal_version drop default;

create table legal_acceptance (
  user_id uuid not null references user_account (id),
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
insert into legal_acceptance (user_id, version, accepted_at)
select id, legal_version, legal_accepted_at from user_account where legal_accepted_at is not null;

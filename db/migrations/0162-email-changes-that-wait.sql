-- The address that an account changes to once somebody who reads its mails follows the link. A link works only
-- while the change waits; another change takes the place of the former.
create table email_change (
  user_id uuid primary key references user_account (id) on delete cascade,
  email citext not null,
  asked_at timestamptz not null,
  -- until when the link of the last mail works
  expires_at timestamptz not null
);

-- Links that were mailed before this migration still work.
insert into email_change (user_id, email, asked_at, expires_at)
select distinct on (user_id) user_id, email, created_at, expires_at
from email_verification
where is_change and used_at is null and expires_at > now()
order by user_id, created_at desc;

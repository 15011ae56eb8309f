-- The browsers that an account has logged in with, so that a log-in with another one is told (decision 0286). A row goes with its visitor.
create table account_browser (
  user_id uuid not null references user_account (id) on delete cascade,
  visitor_id bigint not null references visitor (id) on delete cascade,
  first_at timestamptz not null,
  primary key (user_id, visitor_id)
);
create index account_browser_visitor on account_browser (visitor_id);
-- Accounts of before know the browser of their sign-up.
insert into account_browser (user_id, visitor_id, first_at)
  select u.id, u.visitor_id, u.created_at from user_account u join visitor v on v.id = u.visitor_id;

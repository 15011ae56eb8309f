-- Cases that were answered are found by their time; the waitlist is told once; the days of visits are summed.
-- short: support_case, it has as many rows as people wrote to the shop
create index if not exists support_case_answered on support_case (since) where status = 'answered';

-- When somebody who waits to sell from home was told that it is open; null until then.
alter table direct_waitlist add column told_at timestamptz;

-- Days of visits that are over and summed (decision 0190); a day that is summed anew replaces its rows.
create table visit_day (
  day date primary key,
  summed_at timestamptz not null
);
-- How often each visitor did something on a day that is over. Rows live for some days only, since the visitors of a week can't be had
-- from the visitors of its days.
create table visit_day_visitor (
  day date not null references visit_day (day) on delete cascade,
  name text not null,
  -- for views of pages; '' for everything else, and for addresses that are no page of the site
  page_type text not null,
  -- 0 for all visitors together who may not be named
  visitor_id bigint not null,
  times integer not null check (times > 0),
  primary key (day, name, page_type, visitor_id)
);
create index visit_day_visitor_visitor on visit_day_visitor (visitor_id) where visitor_id <> 0;

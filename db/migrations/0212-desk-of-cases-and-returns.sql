-- outside of a transaction
-- Views of the tables of cases and of returns, which are counted by status beside them (decision 0278).
alter table desk_view drop constraint if exists desk_view_screen_check;
-- short: desk_view, it has at most twenty rows for each person at work
alter table desk_view add constraint desk_view_screen_check check (screen in ('orders', 'pieces', 'cases', 'returns'));
create index concurrently if not exists support_case_of_status on support_case (status, since);
create index concurrently if not exists order_return_of_status on order_return (status, created_at);
-- People at work find cases by words, and parcels that come back or go back to sellers by a part of their code.
create index concurrently if not exists support_case_words on support_case
  using gin (lower(email || ' ' || name || ' ' || subject) gin_trgm_ops);
create index concurrently if not exists order_return_code on order_return
  using gin (lower(tracking_code) gin_trgm_ops) where tracking_code is not null;
create index concurrently if not exists seller_return_code on seller_return
  using gin (lower(tracking_code) gin_trgm_ops) where tracking_code is not null;
-- How often words occur is known of an expression only once it was looked at with its index.
analyze support_case;
analyze order_return;
analyze seller_return;

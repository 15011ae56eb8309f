-- outside of a transaction
-- Views of the tables of cases and of returns, which are counted by status beside them (decision 0278).
alter table desk_view drop constraint if exists desk_view_screen_check;
-- short: desk_view, it has at most twenty rows for each person at work
alter table desk_view add constraint desk_view_screen_check check (screen in ('orders', 'pieces', 'cases', 'returns'));
create index concurrently if not exists support_case_of_status on support_case (status, since);
create index concurrently if not exists order_return_of_status on order_return (status, created_at);

-- Views of the tables of people, bags and parcels (decision 0322).
alter table desk_view drop constraint if exists desk_view_screen_check;
-- short: desk_view, it has at most twenty rows for each person at work
alter table desk_view add constraint desk_view_screen_check
  check (screen in ('orders', 'pieces', 'cases', 'returns', 'people', 'bags', 'parcels'));

-- An edit can be for the pictures at the top of the home page instead of a row of its own (decision 0274).
alter table home_edit add column is_hero boolean not null default false;

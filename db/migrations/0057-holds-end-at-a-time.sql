-- A hold ends at a time that every program can read; a sold piece is held until the year 9999. `infinity` was no such time: JavaScript
-- has no date for that value, so one row with it failed the whole listing. No release wrote it, so old rows are not read again.
alter table hold add constraint hold_end_is_a_time check (isfinite(expires_at)) not valid;

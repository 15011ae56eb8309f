-- A report of a piece waits for a person until somebody has looked at it, also while the piece stays on sale.
alter table listing_report add column looked_at timestamptz;
-- short: listing_report, one row for each report of a member's piece
create index listing_report_new on listing_report (item_number) where looked_at is null;

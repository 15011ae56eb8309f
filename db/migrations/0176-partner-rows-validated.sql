-- Migration 0165 added this constraint without reading the rows that were there; they fit.
alter table partner_feed_row validate constraint partner_feed_row_outcome_check;

-- What a partner last said of a piece, so that a later row changes what the partner changed and nothing that an employee mended since
-- (decision 0223). Null: the piece came before this column, and its next row writes all facts.
alter table partner_piece add column said jsonb;

-- A feed may say that its rows are the partner's whole stock: pieces that no row names are then withdrawn.
-- `counts` holds the counts of a feed's rows once the rows themselves are deleted.
alter table partner_feed
  add column stock text not null default 'part' check (stock in ('part', 'whole')),
  add column counts jsonb;

alter table partner_feed_row drop constraint partner_feed_row_outcome_check;
alter table partner_feed_row
  -- the facts that the row changed: 'condition', 'photos'
  add column changed text[] not null default '{}',
  add constraint partner_feed_row_outcome_check
    check (outcome in ('listed', 'waits_for_photos', 'repriced', 'changed', 'withdrawn', 'unchanged', 'refused')) not valid;

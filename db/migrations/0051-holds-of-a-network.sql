-- How many pieces are held from one network at once is limited (decision 0102). Of the network a keyed digest is kept, beside the hold
-- and beside the place in line that may become one, for as long as they last.
alter table hold add column network bytea;
alter table hold_queue add column network bytea;

-- Forgetting a network changes nothing that a search document shows.
drop trigger hold_to_outbox on hold;
create trigger hold_to_outbox
  after insert or delete or update of item_number, cart_id, order_id, taken_at, expires_at, released_at, extended_at, is_turn on hold
  for each row execute function outbox_item();

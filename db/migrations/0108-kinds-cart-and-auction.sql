-- Reminders of carts and news of auctions are kinds of their own (decisions 0176, 0177).
alter table notification drop constraint notification_kind_check;
-- The table grows with all that is told: its old rows are known to hold and are not read again.
alter table notification add constraint notification_kind_check check (kind in
  ('match', 'price_drop', 'free_again', 'cart', 'auction', 'turn', 'order', 'bag', 'sold', 'earnings', 'reward', 'account')) not valid;

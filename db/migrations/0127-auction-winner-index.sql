-- outside of a transaction
-- Finds the auction that a member won and has not paid, for the account's home. Built while the shop sells.
create index concurrently if not exists auction_winner on auction (winner_id) where status = 'awaiting_payment';

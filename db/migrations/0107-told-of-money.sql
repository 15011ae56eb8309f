-- outside of a transaction
-- What a person was told of sales and cash-outs, for the history, which adds those that are older than telling.
create index concurrently if not exists notification_of_money on notification (user_id) where kind in ('sold', 'earnings');

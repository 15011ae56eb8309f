-- outside of a transaction
-- Gift cards whose names are erased once they are sent (decision 0294).
create index concurrently if not exists gift_card_to_forget on gift_card (id) where forget_when_sent;

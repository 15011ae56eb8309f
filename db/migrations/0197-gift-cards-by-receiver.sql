-- outside of a transaction
-- The home of an account shows the cards that were mailed to its confirmed address.
create index concurrently if not exists gift_card_recipient on gift_card (recipient_email)
  where recipient_email is not null;

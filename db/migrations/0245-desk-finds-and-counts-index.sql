-- outside of a transaction
-- People at work find a return by a part of the e-mail address of who sends back (decision 0321).
create index concurrently if not exists order_return_email_words on order_return
  using gin (lower(email) gin_trgm_ops);
-- The tables of bags and parcels at the desk, by status and counted by status (decision 0322).
create index concurrently if not exists shipment_of_status on shipment (status, id);
create index concurrently if not exists bag_of_status on bag (status, bag_number);
